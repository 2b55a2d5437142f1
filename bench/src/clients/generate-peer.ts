import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Writes the client that Redocly generates from the same document, and gives the path of the file. */
export async function generatePeer(folder: string): Promise<string> {
  const file = join(folder, "redocly-client.ts");
  const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  const cli = join(dirname(manifest), "bin/cli.js");
  const document = fileURLToPath(import.meta.resolve("@partner-connectivity/openapi/esim.json"));
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  await execute(process.execPath, [cli, "generate-client", document, "-o", file], { env });
  return file;
}
