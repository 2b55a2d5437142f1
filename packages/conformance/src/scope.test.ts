import { afterAll, beforeAll, expect, test } from "vitest";
import { startProgram } from "./testing/run-cli.ts";
import { type ServedSandbox, serveSandbox } from "./testing/serve-sandbox.ts";

let target: ServedSandbox;
beforeAll(async () => {
  target = await serveSandbox();
});
afterAll(() => target[Symbol.asyncDispose]());

function cli(...args: string[]) {
  const { url, environment } = target;
  return startProgram("cli.ts", ["run", "--target", url, ...args], { environment }).ended;
}

test("--only narrows the run down to what the requirement needs", async () => {
  const { code, out } = await cli("--only", "SMS-131", "--json", "-");
  const report = JSON.parse(out);
  expect(code).toBe(0);
  expect(report.flows.map(({ name }: { name: string }) => name)).toEqual(["analytics"]);
  expect(report.requirements).toMatchObject([{ id: "SMS-131", outcome: "pass" }]);
});

test("a part that holds is not called conforming", async () => {
  const { out } = await cli("--only", "SMS-131");
  expect(out).toContain("1 of 1 musts in scope verified");
  expect(out).not.toContain("conforms");
});
