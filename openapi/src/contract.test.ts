import { expect, test } from "vitest";
import { checkAssumptions } from "./checks/check-assumptions.ts";
import { checkCoverage } from "./checks/check-coverage.ts";
import { checkFlows } from "./checks/check-flows.ts";
import { checkRegistry } from "./checks/check-registry.ts";
import { readContract } from "./contract.ts";
import { formatProblem } from "./problem.ts";

const contract = readContract();

test("the registries keep their schema, their frozen ids and the names of the operations", () => {
  expect(checkRegistry(contract).map(formatProblem)).toEqual([]);
});

test("every element of the documents is covered by a requirement, and none covers nothing", () => {
  expect(checkCoverage(contract).map(formatProblem)).toEqual([]);
});

test("every assumption is marked where it stands, and nothing else is", () => {
  expect(checkAssumptions(contract).map(formatProblem)).toEqual([]);
});

test("every step of a flow names an operation and its effect", () => {
  expect(checkFlows(contract).map(formatProblem)).toEqual([]);
});
