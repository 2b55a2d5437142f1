import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startProxy } from "./start-proxy.ts";

test("the proxy answers 500 itself where the service breaks the contract", async () => {
  const service = createServer((_, response) => {
    response.setHeader("content-type", "application/json").end('{ "success": true }');
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const proxy = await startProxy(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);

  const headers = { authorization: "Bearer any" };
  const answer = await fetch(`${proxy.url}/customer/v2/balance`, { headers });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("VIOLATIONS");

  await proxy.close();
  service.close();
});
