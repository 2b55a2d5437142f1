import { createSandbox } from "@partner-connectivity/sandbox";
import { expect, test } from "vitest";
import { ConfigurationError } from "../target/configuration-error.ts";
import { serve } from "../testing/serve.ts";
import { openWorld } from "./world.ts";

const target = new URL("http://sandbox.test");

test("two runs get organisations of their own", async () => {
  const sandbox = createSandbox();
  const one = await openWorld(target, sandbox.fetch);
  const other = await openWorld(target, sandbox.fetch);
  expect(one.credentials).not.toEqual(other.credentials);
  expect(one.credentials).toEqual({
    esim: expect.any(String),
    voice: expect.any(String),
    sms: expect.any(String),
  });
  await sandbox.close();
});

test("a reset brings back what an organisation began with", async () => {
  const sandbox = createSandbox();
  const world = await openWorld(target, sandbox.fetch);
  const before = await world.control("GET", "wallets");
  await world.control("POST", "wallets/sms", { balance: 1 });
  expect(await world.control("GET", "wallets")).not.toEqual(before);
  await world.reset();
  expect(await world.control("GET", "wallets")).toMatchObject({ sms: { balance: 25_000 } });
  await sandbox.close();
});

test.each([
  ["nothing of the kind", { status: 404, body: {} }],
  ["something else", { body: { sandbox: "yes" } }],
  ["a web page", { body: "<p>", headers: { "content-type": "text/html" } }],
])("a target that answers /_sandbox with %s is no sandbox", async (_, reply) => {
  await using other = await serve(() => reply);
  await expect(openWorld(new URL(other.url))).rejects.toThrow(ConfigurationError);
  expect(other.received.map(({ method, url }) => `${method} ${url}`)).toEqual(["GET /_sandbox"]);
});
