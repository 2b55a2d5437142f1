import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const entry = "\0entry";

/**
 * Bytes of a module with everything in it, for a runtime that is not Node: minified, and compressed.
 * @throws Error when something is not in it: such a figure would not mean anything
 */
export async function bundleSize(module: string): Promise<number> {
  const code = `export * from ${JSON.stringify(module)}; export { default } from ${JSON.stringify(module)};`;
  const build = await rolldown({
    input: entry,
    cwd: import.meta.dirname, // from where modules are looked for
    platform: "browser",
    resolve: { conditionNames: ["workerd", "worker", "browser", "import", "default"] },
    onLog() {}, // that a module has no default export, among others
    shimMissingExports: true,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true, codeSplitting: false });
  await build.close();
  const missing = output[0].imports.filter((name) => !name.startsWith("node:"));
  if (missing.length > 0) throw new Error(`${module}: ${missing.join(", ")} is not in the bundle.`);
  return gzipSync(output[0].code, { level: 9 }).length;
}
