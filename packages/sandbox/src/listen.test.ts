import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";
import { openPartner } from "./test-partner.ts";

test("closing answers what is running and does not wait for connections that ask for nothing", async () => {
  const { sandbox } = await openPartner();
  const server = await listen(sandbox, { port: 0, host: "127.0.0.1" });
  const { hostname, port } = new URL(server.url);
  // Left alone, the first is kept for a minute and the others for five.
  const halves = [
    "",
    "GET / HTTP/1.1\r\n",
    "POST /api/sms/send HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
  ];
  for (const bytes of halves) {
    const socket = connect(Number(port), hostname).on("error", () => {});
    await once(socket, "connect");
    socket.write(bytes);
  }
  await sandbox.control.addFault({ kind: "delay", operation: "getWalletBalance", delay_ms: 100 });
  const headers = { "x-api-key": sandbox.organisation.sms.apiKey };
  const running = fetch(`${server.url}/api/sms/balance`, { headers });
  // The fault is taken once the request has come in.
  while ((await sandbox.control.listFaults()).length > 0) await setImmediate();
  await server.close();
  expect((await running).status).toBe(200);
  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
  await sandbox.close();
}, 10_000);
