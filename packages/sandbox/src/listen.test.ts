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
}, 30_000);

test("bytes that are no HTTP are refused, and the next request is answered", async () => {
  const { sandbox } = await openPartner();
  const server = await listen(sandbox, { port: 0, host: "127.0.0.1" });
  const { hostname, port } = new URL(server.url);
  const send = (bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end(bytes));
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", () => {}); // The server may close before it has read everything.
    });
  const post = "POST /customer/v2/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  for (const bytes of [
    "\u0000\u0001\u0002\r\n\r\n",
    "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET //evil/../x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET /customer/v2/balance HTTP/1.1\r\nHost: \u0000\r\n\r\n",
    `GET /customer/v2/balance HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(100_000)}\r\n\r\n`,
    `GET /customer/v2/sims/${"9".repeat(60_000)}/usage HTTP/1.1\r\nHost: x\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `${post}Content-Length: -1\r\n\r\n`,
  ]) {
    expect(await send(bytes)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  }
  // A body that ends before its length has no answer to wait for.
  await send(`${post}Content-Length: 100\r\n\r\n{`);
  const headers = { "x-api-key": sandbox.organisation.sms.apiKey };
  expect((await fetch(`${server.url}/api/sms/balance`, { headers })).status).toBe(200);
  await server.close();
  await sandbox.close();
});
