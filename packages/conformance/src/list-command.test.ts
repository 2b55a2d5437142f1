import { expect, test } from "vitest";
import { startProgram } from "./testing/run-cli.ts";

test("list shows each requirement, its kind, its level and whether a flow checks it", async () => {
  const { code, out } = await startProgram("cli.ts", ["list", "--area", "esim"]).ended;
  expect(code).toBe(0);
  expect(out).toMatch(/^ESIM-027 +fact +must +checked +\S/m);
  expect(out).not.toContain("SMS-");
});
