import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { AreaContract, Contract } from "../contract.ts";
import type { Problem } from "../problem.ts";

const frozenIdsFile = "requirements/frozen-ids.txt";

/** The registry files keep their schema, their ids and the names of the operations. */
export function checkRegistry(contract: Contract): Problem[] {
  const schema = readFileSync(join(contract.directory, "schemas/requirements.schema.json"), "utf8");
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(JSON.parse(schema));
  const frozen = readFileSync(join(contract.directory, frozenIdsFile), "utf8").trim().split("\n");
  const operations = contract.areas.flatMap(({ elements }) =>
    elements.map(({ name }) => name).filter((name) => !name.includes(".")),
  );

  return contract.areas.flatMap(({ area, registry }) => {
    const problem = (path: string[], message: string): Problem => ({
      file: registry.name,
      line: registry.lineOf(path),
      message,
    });
    validate(registry.data);
    const ids = Object.keys(registry.data);
    const prefix = `${area.toUpperCase()}-`;
    const frozenHere = frozen.filter((id) => id.startsWith(prefix));
    return [
      ...(validate.errors ?? []).map(({ instancePath, message, params }) =>
        problem(
          instancePath.split("/").slice(1),
          `${instancePath.slice(1)} ${message} ${JSON.stringify(params)}: see openapi/schemas/requirements.schema.json.`,
        ),
      ),
      ...ids
        .filter((id) => !frozenHere.includes(id))
        .map((id) => problem([id], `${id} is new: append it to openapi/${frozenIdsFile}.`)),
      ...frozenHere
        .filter((id) => !ids.includes(id))
        .map((id) =>
          problem([], `${id} is gone: an id is never dropped or reused, so put it back.`),
        ),
      ...unknownNames(registry, operations, problem),
    ];
  });
}

function unknownNames(
  registry: AreaContract["registry"],
  operations: readonly string[],
  problem: (path: string[], message: string) => Problem,
): Problem[] {
  return Object.entries(registry.data).flatMap(([id, { operations: named = [], via = [] }]) => [
    ...named
      .filter((operation) => !operations.includes(operation))
      .map((operation) => problem([id, "operations"], `${id} names no operation: ${operation}.`)),
    ...via
      .filter((other) => registry.data[other]?.kind !== "assumption")
      .map((other) => problem([id, "via"], `${id} is seen via ${other}, which is no assumption.`)),
  ]);
}
