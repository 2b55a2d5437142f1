import { expect, test } from "vitest";
import { serve } from "../testing/serve.ts";
import { send } from "./send.ts";

const get = (url: string) => ({
  url,
  method: "GET",
  headers: { "x-api-key": "s3cret" },
  body: undefined,
});

test("a redirect is not followed, and the credential stays here", async () => {
  await using elsewhere = await serve(() => ({ body: {} }));
  await using target = await serve(() => ({
    status: 302,
    headers: { location: `${elsewhere.url}/x` },
  }));
  await expect(send(get(target.url))).rejects.toThrow(
    `${target.url} redirects to ${elsewhere.url} (302)`,
  );
  expect(elsewhere.received).toEqual([]);
});

test("a target that is down is said to be down", async () => {
  const target = await serve(() => ({}));
  await target.close();
  await expect(send(get(target.url))).rejects.toThrow("refuses connections");
});

test("a target that hangs up has broken the connection, and is not asked again", async () => {
  await using target = await serve(() => "hang up");
  await expect(send(get(target.url))).rejects.toThrow("broke the connection");
  expect(target.received).toHaveLength(1);
});

test("a target that says nothing is given up", async () => {
  await using target = await serve(() => "silence");
  await expect(send(get(target.url), { timeoutMs: 20 })).rejects.toThrow(
    "did not answer within 0.02 s",
  );
});

test("no message of an error holds the credential", async () => {
  await using target = await serve(() => "hang up");
  const error = await send(get(target.url)).catch((caught: Error) => caught);
  expect(String(error)).not.toContain("s3cret");
});
