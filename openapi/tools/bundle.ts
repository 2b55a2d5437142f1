/**
 * Builds `dist/`: one self-contained document per area, the three joined, the flows beside them,
 * and the registry as JSON with every name that `covers` means spelt out.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { areas } from "../src/area.ts";
import { contractDirectory, readContract } from "../src/contract.ts";
import { expander } from "../src/covers.ts";
import { redocly } from "./redocly.ts";

// Built beside and moved into place, so that a reader never meets half a build.
const dist = join(contractDirectory, "dist");
const building = join(contractDirectory, `dist.${process.pid}`);
const { version } = JSON.parse(readFileSync(join(contractDirectory, "package.json"), "utf8"));
const joinedName = "partner-connectivity";

/** Writes a document as YAML and JSON, with the version of this package and its schema dialect. */
function publish(name: string): void {
  const file = join(building, `${name}.yaml`);
  const { openapi, info, ...rest } = parse(readFileSync(file, "utf8"));
  // `redocly join` drops the dialect; without it Prism ignores the keywords of 2020-12.
  const jsonSchemaDialect = "https://json-schema.org/draft/2020-12/schema";
  const document = { openapi, jsonSchemaDialect, info: { ...info, version }, ...rest };
  writeFileSync(file, stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 }));
  writeJson(`${name}.json`, document);
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(building, name), `${JSON.stringify(value, null, 2)}\n`);
}

mkdirSync(building);
for (const area of areas) {
  redocly("bundle", `${area}.yaml`, "--output", join(building, `${area}.yaml`));
}
const documents = areas.map((area) => join(building, `${area}.yaml`));
redocly("join", ...documents, "--output", join(building, `${joinedName}.yaml`));
for (const name of [...areas, joinedName]) publish(name);
mkdirSync(join(building, "flows"));
for (const name of readdirSync(join(contractDirectory, "flows"))) {
  const flow = readFileSync(join(contractDirectory, "flows", name), "utf8");
  const stamped = flow.replace(/^( {2}version:) unreleased$/m, `$1 ${version}`);
  writeFileSync(join(building, "flows", name), stamped);
}

const contract = readContract();
const requirements = contract.areas.flatMap((area) => {
  const expand = expander(area, contract.common);
  return Object.entries(area.registry.data).map(([id, requirement]) => {
    const covers = [...new Set((requirement.covers ?? []).flatMap(expand))];
    return [id, { area: area.area, ...requirement, covers }];
  });
});
writeJson("requirements.json", Object.fromEntries(requirements));

rmSync(dist, { recursive: true, force: true });
renameSync(building, dist);
