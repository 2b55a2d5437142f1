import { join } from "node:path";
import { rolldown } from "rolldown";

const root = join(import.meta.dirname, "../../..");
/** Dependencies and manifest are found from there, as the published package finds its own. */
const folder = join(root, "packages/conformance/.bench");

/**
 * Turns a program of TypeScript sources into JavaScript, as the published package is: Node takes time
 * and memory to strip types, which no user pays for. Dependencies stay outside.
 * @returns the path of the program
 */
export async function bundleProgram(source: string): Promise<string> {
  const build = await rolldown({
    input: source,
    platform: "node",
    transform: { target: "node22.13" },
    external: /^(ajv|picocolors|@partner-connectivity\/openapi)/,
  });
  const { output } = await build.write({ dir: folder, entryFileNames: "[name].js" });
  await build.close();
  return join(folder, output[0].fileName);
}
