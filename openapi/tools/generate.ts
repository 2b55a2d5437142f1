/**
 * Writes the generated files of one area's client, or with `--check` says which of them are stale.
 *
 *     node openapi/tools/generate.ts esim [--check]
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Area, areas } from "../src/area.ts";
import { contractDirectory } from "../src/contract.ts";
import { generateOperations } from "./generate-operations.ts";
import { generateSchema } from "./generate-schema.ts";

const [area, flag] = process.argv.slice(2);
if (!areas.includes(area as Area) || (flag !== undefined && flag !== "--check")) {
  console.error(`usage: node openapi/tools/generate.ts ${areas.join("|")} [--check]`);
  process.exit(2);
}

const document = join(contractDirectory, `${area}.yaml`);
const header = `// Generated from openapi/${area}.yaml by \`npm run generate\`. Do not edit.\n\n`;
const files = {
  "schema.gen.ts": await generateSchema(document),
  "operations.gen.ts": generateOperations(document),
};

for (const [name, text] of Object.entries(files)) {
  const file = join(contractDirectory, "../packages", area as Area, "src", name);
  if (flag === undefined) {
    writeFileSync(file, header + text);
  } else if (!existsSync(file) || readFileSync(file, "utf8") !== header + text) {
    const path = relative(join(contractDirectory, ".."), file);
    console.error(
      `${path}:1 does not match openapi/${area}.yaml: run \`npm run generate\` and commit it.`,
    );
    process.exitCode = 1;
  }
}
