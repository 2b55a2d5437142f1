import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { validatorOf } from "../check/validator.ts";
import type { Requirement } from "../contract/contract.ts";
import { coverageOf } from "../contract/covers.ts";
import { loadContract } from "../contract/load-contract.ts";
import { flows } from "../flows.ts";
import { isMust, isVerified } from "../report/report.ts";
import { byHand } from "./by-hand.ts";
import type { Layer } from "./deviation.ts";
import { generate } from "./generated/generate.ts";
import type { Generated } from "./generated/generated.ts";
import { reachOf } from "./generated/may-break.ts";
import { observing, type Sample } from "./generated/observe.ts";
import { openJudge } from "./judge.ts";
import { killMatrixOf, type Row, summaryOf } from "./kill-matrix.ts";
import { operationsChecked } from "./operations-checked.ts";
import { type Red, redBeyond, redOf } from "./red.ts";
import { survivors } from "./survivors.ts";

const isDeep = process.env["DEEP"] === "1";
const contract = loadContract();
const coverage = coverageOf(contract);
const checkedAt = await operationsChecked(flows);
const judge = openJudge(contract);
const samples: Sample[] = [];
const clean = await judge.judge(flows, observing(contract, samples));
const generated = generate(contract, validatorOf(contract.components), samples);
const rows: Row[] = [];

const requirementOf = (id: string) => contract.requirements.get(id) as Requirement;
const colourOf = (id: string) => {
  const { kind, level } = requirementOf(id);
  if (kind === "assumption") return "refuted";
  return level === "should" ? "warn" : "fail";
};
/** What a deviation turns red. A value that is not among the known ones is worth a look in any run. */
async function redWith(layer: Layer): Promise<Red> {
  return redBeyond(redOf(clean), redOf(await judge.judge(flows, layer)));
}
const isKilled = (id: string) =>
  rows.some(({ red }) => [...red.fail, ...red.warn, ...red.refuted].includes(id));

afterAll(async () => {
  await judge.close();
  const matrix = killMatrixOf(contract, clean, rows);
  const folder = join(import.meta.dirname, "../../dist");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "kill-matrix.json"), `${JSON.stringify(matrix, null, 2)}\n`);
  console.log(summaryOf(matrix));
});

test("a service without fault is red nowhere", () => {
  expect(redOf(clean)).toMatchObject({ fail: [], refuted: [], failures: [] });
  expect(clean.errors).toEqual([]);
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
    async (name, { breaks, alsoBreaks = [], layer }) => {
      const red = await redWith(layer);
      rows.push({ name, made: "by hand", red });
      const ids = [breaks, ...alsoBreaks].toSorted();
      const coloured = (colour: string) => ids.filter((id) => colourOf(id) === colour);
      expect({ ...red, failures: red.failures.length }).toEqual({
        fail: coloured("fail"),
        warn: coloured("warn"),
        refuted: coloured("refuted"),
        failures: 0,
      });
    },
  );
});

async function problemOf(deviation: Generated): Promise<string | undefined> {
  const red = await redWith(deviation.layer);
  rows.push({ name: deviation.name, made: "from the schemas", red });
  const ids = [...red.fail, ...red.warn, ...red.refuted];
  const { targets, mayBreak } = reachOf({ contract, coverage, checkedAt }, deviation);
  const stray = ids.filter((id) => !mayBreak(id));
  if (stray.length > 0) return `${deviation.name} breaks ${stray}, which is somewhere else`;
  if (targets.length > 0 && !targets.some((id) => ids.includes(id)))
    return `${deviation.name} breaks none of ${targets}, but ${ids}`;
  if (ids.length + red.failures.length === 0) return `${deviation.name} is not seen`;
  return undefined;
}

/** One of each kind per response, then whatever can catch a must that nothing has caught. */
async function problemsOfSome(): Promise<(string | undefined)[]> {
  const firsts = new Map(generated.map((one) => [`${one.kind} ${one.operation.length % 3}`, one]));
  const problems = await inTurn([...firsts.values()]);
  for (const { id } of clean.requirements.filter((entry) => isMust(entry) && isVerified(entry))) {
    const candidates = generated.filter(
      ({ operation, element, response }) =>
        !rows.some(({ name }) => name.startsWith(`${response}: ${element}`)) &&
        coverage.idsAt({ operation, element }).includes(id),
    );
    while (!isKilled(id) && candidates.length > 0)
      problems.push(...(await inTurn(candidates.splice(0, 1))));
  }
  return problems;
}

async function inTurn(deviations: readonly Generated[]): Promise<(string | undefined)[]> {
  const problems: (string | undefined)[] = [];
  for (const deviation of deviations) problems.push(await problemOf(deviation));
  return problems;
}

test(
  "what breaks a schema is seen, and nowhere else",
  async () => {
    const problems = isDeep ? await inTurn(generated) : await problemsOfSome();
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  },
  isDeep ? 1_800_000 : 120_000,
);

test("every must that is verified is caught when it is broken, except for those that are listed", () => {
  const { musts } = killMatrixOf(contract, clean, rows);
  expect(musts.survivors.toSorted()).toEqual(Object.keys(survivors).toSorted());
});
