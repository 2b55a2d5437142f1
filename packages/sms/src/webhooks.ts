import type { SmsDeliveryEvent } from "./operations.gen.ts";

/**
 * Reads the body of a delivery webhook. **Its shape is an assumption** (the description shows only
 * that it carries the `message_id`), and so is that it comes as JSON with POST. Whether it is signed
 * is not shown: take it as a hint, and read the state from `listMessageLogs` where it matters.
 * @throws TypeError when it is no JSON object with a `message_id` and a `status`
 */
export function parseDelivery(body: string): SmsDeliveryEvent {
  const event = parse(body) as Partial<Record<keyof SmsDeliveryEvent, unknown>> | null | undefined;
  for (const key of ["message_id", "status"] as const)
    if (typeof event?.[key] !== "string")
      throw new TypeError(`parseDelivery: the body has no ${key} that is a text`);
  return event as SmsDeliveryEvent;
}

/** A syntax error of `JSON.parse` would quote the body. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
