import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { serve } from "../testing/serve.ts";
import { fetchAsIs } from "./fetch-as-is.ts";
import { send } from "./send.ts";

const get = (url: string) => ({ url, method: "GET", headers: {}, body: undefined });

/** A server whose answers are written piece by piece. */
async function answering(write: (response: ServerResponse) => void) {
  const server = createServer((_, response) => write(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test("a request that names no Accept is sent without one", async () => {
  await using target = await serve(() => ({ body: {} }));
  await fetchAsIs(new Request(target.url, { headers: { "x-api-key": "k" } }));
  await fetchAsIs(new Request(target.url, { headers: { accept: "text/csv" } }));
  expect(target.received.map(({ headers }) => headers.accept)).toEqual([undefined, "text/csv"]);
});

test("a body arrives whole and with its length", async () => {
  await using target = await serve(() => ({ status: 204 }));
  const body = "₦".repeat(50_000);
  const { status } = await fetchAsIs(new Request(target.url, { method: "POST", body }));
  const [received] = target.received;
  expect([status, received?.headers["content-length"]]).toEqual([204, "150000"]);
  expect(received?.body).toBe(body);
});

test.each([
  ["gzip", gzipSync],
  ["GZIP", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
])("an answer that a proxy encoded as %s is read", async (encoding, encode) => {
  await using target = await answering((response) => {
    response.writeHead(200, { "content-encoding": encoding });
    response.end(encode("₦ 2,500"));
  });
  expect((await send(get(target.url))).text).toBe("₦ 2,500");
});

test("an answer that is not encoded as it says is no answer", async () => {
  await using target = await answering((response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end("plain");
  });
  await expect(send(get(target.url))).rejects.toThrow("is not encoded as it says");
});

test("an answer that stops in the middle is given up", async () => {
  await using target = await answering((response) => void response.write("{"));
  await expect(send(get(target.url), { timeoutMs: 20 })).rejects.toThrow(
    "did not answer within 0.02 s",
  );
});

test("a connection that breaks in the middle of an answer is said to be broken", async () => {
  await using target = await answering((response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("{", () => response.destroy());
  });
  await expect(send(get(target.url))).rejects.toThrow("broke the connection");
});

test("a status that HTTP does not have is named", async () => {
  await using target = await answering((response) => {
    response.socket?.end("HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n");
  });
  await expect(send(get(target.url))).rejects.toThrow("answered with 999");
});
