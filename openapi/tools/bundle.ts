/** Builds `dist/`: one self-contained document per area, the three joined, and the registry as JSON. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { areas } from "../src/area.ts";
import { contractDirectory, readContract } from "../src/contract.ts";
import { redocly } from "./redocly.ts";

const dist = join(contractDirectory, "dist");
const { version } = JSON.parse(readFileSync(join(contractDirectory, "package.json"), "utf8"));
const joinedName = "partner-connectivity";

/** Writes a document as YAML and JSON, with the version of this package and its schema dialect. */
function publish(name: string): void {
  const file = join(dist, `${name}.yaml`);
  const { openapi, info, ...rest } = parse(readFileSync(file, "utf8"));
  // `redocly join` drops the dialect; without it Prism ignores the keywords of 2020-12.
  const jsonSchemaDialect = "https://json-schema.org/draft/2020-12/schema";
  const document = { openapi, jsonSchemaDialect, info: { ...info, version }, ...rest };
  writeFileSync(file, stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 }));
  writeFileSync(join(dist, `${name}.json`), `${JSON.stringify(document, null, 2)}\n`);
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
for (const area of areas) redocly("bundle", `${area}.yaml`, "--output", `dist/${area}.yaml`);
redocly("join", ...areas.map((area) => `dist/${area}.yaml`), "--output", `dist/${joinedName}.yaml`);
for (const name of [...areas, joinedName]) publish(name);

const requirements = readContract().areas.flatMap(({ area, registry }) =>
  Object.entries(registry.data).map(([id, requirement]) => [id, { area, ...requirement }]),
);
writeFileSync(
  join(dist, "requirements.json"),
  `${JSON.stringify(Object.fromEntries(requirements), null, 2)}\n`,
);
