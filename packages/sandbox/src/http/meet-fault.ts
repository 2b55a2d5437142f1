import { setTimeout as sleep } from "node:timers/promises";
import type { Reply } from "./call.ts";
import type { Fault } from "./faults.ts";

/**
 * Handles a request as the fault that it met allows.
 * @returns nothing when the connection is to be dropped
 */
export async function meetFault(
  fault: Fault | undefined,
  handle: () => Promise<Reply>,
): Promise<Reply | undefined> {
  if (!fault) return await handle();
  if (fault.delay_ms) await sleep(fault.delay_ms);
  if (fault.kind === "drop") return undefined;
  if (fault.kind === "answer") return answerOf(fault);
  const reply = await handle();
  return fault.kind === "lose_answer" ? undefined : reply;
}

function answerOf({ status = 500, body, headers, content_type }: Fault): Reply {
  if (content_type === undefined && typeof body !== "string") {
    return { status, body: body ?? null, ...(headers && { headers }) };
  }
  const contentType = content_type ?? "text/plain";
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, body: text, contentType, ...(headers && { headers }) };
}
