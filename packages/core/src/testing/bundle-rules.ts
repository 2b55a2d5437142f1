import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { LARGEST_CLIENT } from "./largest-client.ts";

/** What every client keeps to as a bundle. `names`: all that it exports, which is what partners rely on. */
export function bundleRules(entry: URL, names: readonly string[]): void {
  async function bundle(minify: boolean) {
    const build = await rolldown({ input: fileURLToPath(entry), platform: "neutral" });
    const { output } = await build.generate({ format: "esm", minify });
    await build.close();
    return output;
  }

  test(`a client with everything in it is at most ${LARGEST_CLIENT} bytes, minified and compressed`, async () => {
    const [{ code }] = await bundle(true);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LARGEST_CLIENT);
  });

  test("it imports nothing, and names nothing of Node's", async () => {
    const [{ code, imports, dynamicImports }, ...others] = await bundle(false);
    expect([...imports, ...dynamicImports, ...others]).toEqual([]);
    expect(code).not.toMatch(/\bnode:|\bprocess\.|\brequire\(|\bBuffer\b/);
  });

  test("it exports these names and no other", async () => {
    const [{ exports }] = await bundle(false);
    expect([...exports].sort()).toEqual([...names].sort());
  });
}
