import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { operationOf } from "./contract/contract.ts";
import { coverageOf } from "./contract/covers.ts";
import { loadContract } from "./contract/load-contract.ts";
import { rehearse } from "./flow/rehearse.ts";
import { flows } from "./flows.ts";
import { isJudged } from "./verdict/is-judged.ts";

const contract = loadContract();
const coverage = coverageOf(contract);
const documentOf = (name: string) =>
  createRequire(import.meta.url).resolve(`@partner-connectivity/openapi/flows/${name}.arazzo.yaml`);

interface Step {
  readonly operationId: string;
  readonly "x-effect": string;
}

test("every documented flow is replayed", () => {
  const documents = readdirSync(dirname(documentOf("top-up")));
  expect(flows.map(({ name }) => `${name}.arazzo.yaml`).toSorted()).toEqual(documents.toSorted());
});

describe("a flow makes the calls of its Arazzo document, in their order and with their effects", () => {
  test.each(flows.map((flow) => [flow.name, flow] as const))("%s", async (name, flow) => {
    const { workflows } = parse(readFileSync(documentOf(name), "utf8"));
    const steps: Step[] = workflows.flatMap((workflow: { steps: Step[] }) => workflow.steps);
    const { operations } = await rehearse(flow);
    const replayed = operations.map((id) => ({
      operationId: id,
      "x-effect": operationOf(contract, id).effect,
    }));
    const documented = steps.map(({ operationId, "x-effect": effect }) => ({
      operationId,
      "x-effect": effect,
    }));
    expect(replayed).toEqual(documented);
  });
});

describe("what a flow decides can be decided", async () => {
  const declared = await rehearse(...flows);
  const all = [...new Set([...declared.checked, ...declared.answered, ...declared.shape])];

  test("it is of the registry, binds the service and can be seen", () => {
    const strangers = all.filter((id) => {
      const requirement = contract.requirements.get(id);
      return !requirement || !isJudged(requirement);
    });
    expect(strangers).toEqual([]);
  });

  test("what is decided by shape covers something that answers have", () => {
    const empty = [...declared.shape].filter((id) => coverage.spotsOf(id).length === 0);
    expect(empty).toEqual([]);
  });

  test("memory is no matter of shape", () => {
    const stateful = [...declared.shape].filter((id) => contract.requirements.get(id)?.stateful);
    expect(stateful).toEqual([]);
  });

  test("it speaks of an operation that the flows call", () => {
    const elsewhere = all.filter((id) => {
      const { operations = [] } = contract.requirements.get(id) ?? {};
      return !operations.some((operation) => declared.operations.includes(operation));
    });
    expect(elsewhere).toEqual([]);
  });
});
