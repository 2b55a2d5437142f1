import { createSandbox, type Sandbox } from "@partner-connectivity/sandbox";
import { openPartner, type Partner } from "./partner.ts";
import { writes } from "./requests.ts";

/** A sandbox in this process that holds so many orders and messages. */
export async function filledSandbox(
  count: number,
): Promise<{ sandbox: Sandbox; partner: Partner }> {
  const sandbox = createSandbox({ clock: "manual" });
  const base = "http://sandbox.test";
  const partner = await openPartner(base, sandbox.fetch);
  for (const { path, headers, body } of writes(partner)) {
    for (let sent = 0; sent < count; sent += 1) {
      const request = new Request(base + path, { method: "POST", headers, body: body ?? null });
      const response = await sandbox.fetch(request);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    }
  }
  return { sandbox, partner };
}
