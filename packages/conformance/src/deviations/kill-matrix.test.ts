import { afterAll, describe, expect, test } from "vitest";
import { validatorOf } from "../check/validator.ts";
import type { Requirement } from "../contract/contract.ts";
import { coverageOf } from "../contract/covers.ts";
import { loadContract } from "../contract/load-contract.ts";
import { flows } from "../flows.ts";
import { budgets } from "./by-hand/budgets.ts";
import { byHand } from "./by-hand.ts";
import type { Deviation } from "./deviation.ts";
import { generate } from "./generated/generate.ts";
import type { Generated } from "./generated/generated.ts";
import { reachOf } from "./generated/may-break.ts";
import { observing, type Sample } from "./generated/observe.ts";
import { openJudge } from "./judge.ts";
import { killedBy, killMatrixOf, type Row, summaryOf, whatHolds } from "./kill-matrix.ts";
import { operationsChecked } from "./operations-checked.ts";
import { type Red, redOf } from "./red.ts";

const isDeep = process.env["DEEP"] === "1";
const contract = loadContract();
const coverage = coverageOf(contract);
const checkedAt = await operationsChecked(flows);
const judge = await openJudge(contract, flows);
const samples: Sample[] = [];
const clean = await judge.judge(observing(contract, samples));
const generated = generate(contract, validatorOf(contract.components), samples);
const rows: Row[] = [];

/** Using up the budgets takes 850 requests; only a deviation about them is worth that each time. */
async function redWith(
  { layer, operations }: Pick<Deviation, "layer" | "operations">,
  isAboutBudgets: boolean,
): Promise<Red> {
  const concerns = (flow: string, called: readonly string[]) =>
    (flow !== "budgets" || isAboutBudgets) && called.some((name) => operations.includes(name));
  return redOf(await judge.judgeSome(layer, concerns));
}

function colourOf(id: string, isDrift: boolean): string {
  const { kind, level } = contract.requirements.get(id) as Requirement;
  if (kind === "assumption") return "refuted";
  return level === "should" || isDrift ? "warn" : "fail";
}

afterAll(async () => {
  await judge.close();
  console.log(summaryOf(killMatrixOf(clean, rows)));
});

test("a service without fault is red nowhere, and every must is verified", () => {
  expect(redOf(clean)).toEqual({ fail: [], warn: [], refuted: [], failures: [] });
  expect(clean.errors).toEqual([]);
  expect(clean.verified).toBe(clean.musts);
});

test("every deviation has a name of its own and breaks what the registry has", () => {
  const names = [...byHand, ...generated].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const ids = byHand.flatMap(({ breaks, alsoBreaks = [] }) => [breaks, ...alsoBreaks]);
  expect(ids.filter((id) => !contract.requirements.has(id))).toEqual([]);
});

describe("a deviation is red where it is, and nowhere else", () => {
  test.each(byHand.map((deviation) => [deviation.name, deviation] as const))(
    "%s",
    async (name, deviation) => {
      const red = isDeep
        ? redOf(await judge.judge(deviation.layer))
        : await redWith(deviation, budgets.includes(deviation));
      const breaks = [deviation.breaks, ...(deviation.alsoBreaks ?? [])];
      rows.push({ name, made: "by hand", red });
      const coloured = (colour: string) =>
        breaks.filter((id) => colourOf(id, deviation.isDrift ?? false) === colour);
      expect({
        fail: red.fail.toSorted(),
        warn: red.warn.toSorted(),
        refuted: red.refuted.toSorted(),
        failures: red.failures,
      }).toEqual({
        fail: coloured("fail").toSorted(),
        warn: coloured("warn").toSorted(),
        refuted: coloured("refuted").toSorted(),
        failures: [],
      });
    },
  );
});

/** What is wrong with how a deviation from the schemas is met, if anything. */
async function problemOf(deviation: Generated): Promise<string | undefined> {
  const { name, operation, response } = deviation;
  const red = await redWith(
    { layer: deviation.layer, operations: [operation] },
    response.endsWith(".429") && operation !== "getUsage",
  );
  rows.push({ name, made: "from the schemas", red });
  const ids = [...red.fail, ...red.warn, ...red.refuted];
  const { targets, mayBreak } = reachOf({ contract, coverage, checkedAt }, deviation);
  const stray = ids.filter((id) => !mayBreak(id));
  if (stray.length > 0) return `${name} breaks ${stray}, which is somewhere else`;
  if (ids.length + red.failures.length === 0) return `${name} is not seen`;
  if (targets.length > 0 && !targets.some((id) => ids.includes(id)))
    return `${name} breaks none of ${targets}, but ${ids}`;
  return undefined;
}

/** What a service without fault shows to hold, and no deviation has turned red so far. */
function alive(): string[] {
  const { musts, assumptions } = whatHolds(clean);
  const killed = killedBy(rows);
  return [...musts, ...assumptions].filter((id) => !killed.has(id));
}

/** What may turn a requirement red that nothing has turned red yet, in an order of hope. */
function candidatesFor(id: string): Generated[] {
  const covered = ({ operation, elements }: Generated) =>
    elements.some((element) => coverage.idsAt({ operation, element }).includes(id));
  const { operations } = contract.requirements.get(id) as Requirement;
  const whole = (one: Generated) =>
    ["absent", "status", "media"].includes(one.kind) && operations.includes(one.operation);
  return [...generated.filter(covered), ...generated.filter(whole)];
}

/** One of each kind in each area of the contract, then what may turn red what is still alive. */
async function problemsOfSome(): Promise<(string | undefined)[]> {
  const kindOf = ({ kind, operation }: Generated) =>
    `${kind} ${contract.operations.get(operation)?.area}`;
  const some = new Map(generated.map((one) => [kindOf(one), one]));
  const problems = await inTurn([...some.values()]);
  const tried = new Set([...some.values()].map(({ name }) => name));
  for (const id of alive()) {
    for (const one of candidatesFor(id)) {
      if (!alive().includes(id)) break;
      if (tried.has(one.name)) continue;
      tried.add(one.name);
      problems.push(await problemOf(one));
    }
  }
  return problems;
}

async function inTurn(deviations: readonly Generated[]): Promise<(string | undefined)[]> {
  const problems: (string | undefined)[] = [];
  for (const deviation of deviations) problems.push(await problemOf(deviation));
  return problems;
}

test("what breaks a schema is seen where it is, and nowhere else", async () => {
  const problems = isDeep ? await inTurn(generated) : await problemsOfSome();
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

test("every must that is verified fails when it is broken, every assumption is refuted", () => {
  expect(alive()).toEqual([]);
});

// `vitest -u` writes the file anew; the documentation site shows it.
test.skipIf(isDeep)("the kill matrix is the one that is published", async () => {
  const matrix = JSON.stringify(killMatrixOf(clean, rows), null, 2);
  await expect(`${matrix}\n`).toMatchFileSnapshot("../../kill-matrix.json");
});
