import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/**
 * Bytes of a module with everything in it, for a runtime that is not Node: minified, and compressed.
 * @throws Error when something is not in it: such a figure would not mean anything
 */
export async function bundleSize(module: string): Promise<number> {
  const build = await rolldown({
    input: module,
    cwd: import.meta.dirname, // from where modules are looked for
    platform: "browser",
    resolve: { conditionNames: ["workerd", "worker", "browser", "import", "default"] },
  });
  const { output } = await build.generate({ format: "esm", minify: true, codeSplitting: false });
  await build.close();
  const missing = output[0].imports.filter((name) => !name.startsWith("node:"));
  if (missing.length > 0) throw new Error(`${module}: ${missing.join(", ")} is not in the bundle.`);
  return gzipSync(output[0].code, { level: 9 }).length;
}
