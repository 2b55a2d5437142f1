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

/** One of each kind in each area of the contract. */
const samplesOfKinds = new Set(
  new Map(
    generated.map((one) => [`${one.kind} ${contract.operations.get(one.operation)?.area}`, one]),
  ).values(),
);

/** Whether it breaks what a requirement covers that nothing has turned red yet. */
function breaksWhatIsAlive({ operation, elements }: Generated): boolean {
  const covered = elements.flatMap((element) => coverage.idsAt({ operation, element }));
  return alive().some((id) => covered.includes(id));
}

/** Whether it breaks all of an answer that such a requirement is about. */
function breaksAllAroundIt({ kind, operation }: Generated): boolean {
  if (!["absent", "status", "media"].includes(kind)) return false;
  return alive().some((id) => contract.requirements.get(id)?.operations.includes(operation));
}

describe("what breaks a schema is seen where it is, and nowhere else", () => {
  const operations = [...new Set(generated.map(({ operation }) => operation))];
  const isSample = (one: Generated) => samplesOfKinds.has(one);
  const turns = isDeep ? [() => true] : [isSample, breaksWhatIsAlive, breaksAllAroundIt];

  test.each(operations)("%s", async (operation) => {
    const left = new Set(generated.filter((one) => one.operation === operation));
    const problems: (string | undefined)[] = [];
    for (const isDue of turns) {
      for (const one of left) {
        if (!isDue(one)) continue;
        left.delete(one);
        problems.push(await problemOf(one));
      }
    }
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});

test("every must that is verified fails when it is broken, every assumption is refuted", () => {
  expect(alive()).toEqual([]);
});

// `vitest -u` writes the file anew; the documentation site shows it.
test.skipIf(isDeep)("the kill matrix is the one that is published", async () => {
  const matrix = JSON.stringify(killMatrixOf(clean, rows), null, 2);
  await expect(`${matrix}\n`).toMatchFileSnapshot("../../kill-matrix.json");
});
