import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { operationOf } from "./contract/contract.ts";
import { coverageOf } from "./contract/covers.ts";
import { loadContract } from "./contract/load-contract.ts";
import { rehearse } from "./flow/rehearse.ts";
import { flows, journeys } from "./flows.ts";
import { isDeclared } from "./verdict/declared.ts";
import { isJudged } from "./verdict/is-judged.ts";

const contract = loadContract();
const coverage = coverageOf(contract);
const documentOf = (name: string) =>
  createRequire(import.meta.url).resolve(`@partner-connectivity/openapi/flows/${name}.arazzo.yaml`);

/** Nobody calls it: it comes. */
const webhook = "smsDelivery";

interface Step {
  readonly operationId: string;
  readonly "x-effect": string;
}

test("every documented flow is replayed", () => {
  const documents = readdirSync(dirname(documentOf("top-up")));
  expect(journeys.map(({ name }) => `${name}.arazzo.yaml`).toSorted()).toEqual(
    documents.toSorted(),
  );
});

describe("a flow makes the calls of its Arazzo document, in their order and with their effects", () => {
  test.each(journeys.map((flow) => [flow.name, flow] as const))("%s", async (name, flow) => {
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

test("every rule for the service that can be seen gets a verdict from a flow", async () => {
  const declared = await rehearse(...flows);
  const open = [...contract.requirements]
    .filter(([id, requirement]) => isJudged(requirement) && !isDeclared(declared, id))
    .map(([id]) => id);
  expect(open).toEqual([]);
});

describe("what a flow expects is looked at by a rule", () => {
  test.each(flows.map((flow) => [flow.name, flow] as const))("%s", async (_, flow) => {
    expect((await rehearse(flow)).unjudged).toEqual([]);
  });
});

test("flows have names of their own", () => {
  const names = flows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("what a journey says can be seen on a target without memory, a theme needs one", () => {
  expect(flows.filter(({ needsMemory }) => !needsMemory)).toEqual(journeys);
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
      const called = [...declared.operations, webhook];
      return !operations.some((operation) => called.includes(operation));
    });
    expect(elsewhere).toEqual([]);
  });
});
