/** The documented journeys, replayed by tools that are not ours, over a socket. */
import { startProxy } from "@partner-connectivity/mock/proxy";
import { flows, respect } from "@partner-connectivity/mock/respect";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSandbox, type Sandbox } from "./create-sandbox.ts";
import { listen } from "./listen.ts";

let sandbox: Sandbox;
let server: { readonly url: string; close(): Promise<void> };
beforeEach(async () => {
  sandbox = createSandbox({ clock: "manual", strict: true });
  server = await listen(sandbox, { port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await server.close();
  await sandbox.close();
});

/** The credential of the area that a flow belongs to. */
function inputsOf(flow: string): Readonly<Record<string, unknown>> {
  const { esim, voice, sms } = sandbox.organisation;
  if (/esim|top-up/.test(flow)) return { apiKey: esim.apiKey };
  return { apiKey: /claim/.test(flow) ? voice.apiKey : sms.apiKey };
}

test.each(flows)("%s runs green with redocly respect", async (flow) => {
  const { green, report } = await respect(flow, server.url, inputsOf(flow));
  expect(green, report).toBe(true);
});

test.each(flows)("%s breaks no rule that Prism's validation proxy knows", async (flow) => {
  const proxy = await startProxy(server.url);
  const { green, report } = await respect(flow, proxy.url, inputsOf(flow));
  await proxy.close();
  expect(green, report).toBe(true);
});
