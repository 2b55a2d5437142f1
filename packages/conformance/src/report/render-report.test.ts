import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createColors } from "picocolors";
import { afterAll, expect, test } from "vitest";
import { startProgram } from "../testing/run-cli.ts";
import { serveSandbox } from "../testing/serve-sandbox.ts";
import { smallReport } from "../testing/small-report.ts";
import { renderReport } from "./render-report.ts";
import type { Entry } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "screen-"));
afterAll(() => rmSync(folder, { recursive: true }));
const screen = { rows: 24, columns: 80 };

test("what a run that only reads has to say at its end fits a small screen", async () => {
  await using target = await serveSandbox();
  const { environment } = target;
  const run = ["run", "--target", target.url];
  const { out } = await startProgram("cli.ts", run, { cwd: folder, environment }).ended;
  const lines = out.slice(out.indexOf("\narea ") + 1).split("\n");
  expect(lines.length).toBeLessThanOrEqual(screen.rows);
  expect(lines.filter(({ length }) => length > screen.columns)).toEqual([]);
});

const [, , , open] = smallReport.requirements as [Entry, Entry, Entry, Entry];
function renderOpen(reasons: readonly string[], options: { readonly verbose?: true } = {}) {
  const requirements = reasons.map((reason, at): Entry => {
    return { ...open, id: `SMS-${100 + at}`, outcome: "blocked", reason };
  });
  const report = { ...smallReport, requirements, failures: [] };
  return renderReport(report, { colors: createColors(false), ...options });
}

test("what is not verified is counted by what began it", () => {
  const refused = "requestToken was refused with 401: no";
  const bound = "it costs up to 5 NGN on top of 0, and --max-spend is 0";
  const text = renderOpen([
    ...[refused, `requestToken: ${refused}`, `listEsims: requestToken: ${refused}`],
    ...[`createOrder was not sent: ${bound}`, `createOrder: createOrder was not sent: ${bound}`],
  ]);
  expect(text).toContain(
    `Not verified: 5 musts\n    3  ${refused}\n    2  not sent: --max-spend is 0`,
  );
});

test("rare reasons are left to --verbose", () => {
  const reasons = Array.from({ length: 12 }, (_, at) => `reason ${at}`);
  expect(renderOpen(reasons)).toContain("\n    4  for other reasons, which --verbose names");
  expect(renderOpen(reasons, { verbose: true })).toContain("\n    1  reason 11\n       SMS-111");
});
