import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("a process stays until the outcome of an order is told, though nothing else keeps it", async () => {
  const script = `
    import { createEsimClient } from ${JSON.stringify(new URL("index.ts", import.meta.url).href)};
    const token = { token_type: "Bearer", expires_in: 86400, access_token: "token" };
    const answer = { success: true, code: "", message: "", timestamp: "", data: token };
    // Timers like the client's own, a thousand times as fast.
    const clock = {
      now: () => Date.now(),
      after(ms, wake) {
        const timer = setTimeout(wake, ms / 1000).unref();
        return () => clearTimeout(timer);
      },
    };
    const esim = createEsimClient({
      clock,
      baseUrl: "http://service.test",
      apiKey: "key",
      fetch: async ({ url }) => {
        if (url.endsWith("/token")) return Response.json(answer);
        throw new Error("the connection was lost");
      },
    });
    const order = esim.placeOrder({ package_id: "ng-1gb-7d", quantity: 1 });
    console.log(await order.catch((error) => error.name));
  `;
  const flags = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--input-type=module"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "-e", script]);
  expect(stdout.trim()).toBe("OutcomeUnknownError");
});
