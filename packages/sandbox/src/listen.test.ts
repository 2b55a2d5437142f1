import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";
import { openPartner } from "./test-partner.ts";

test("closing answers what is running and does not wait for connections that are kept alive", async () => {
  const { sandbox } = await openPartner();
  const server = await listen(sandbox, { port: 0, host: "127.0.0.1" });
  await sandbox.control.addFault({ kind: "delay", operation: "getWalletBalance", delay_ms: 100 });
  const headers = { "x-api-key": sandbox.organisation.sms.apiKey };
  const running = fetch(`${server.url}/api/sms/balance`, { headers });
  // The fault is taken once the request has come in.
  while ((await sandbox.control.listFaults()).length > 0) await setImmediate();
  const began = performance.now();
  await server.close();
  expect((await running).status).toBe(200);
  // Left alone, an idle connection is kept for some seconds.
  expect(performance.now() - began).toBeLessThan(2000);
  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
  await sandbox.close();
});
