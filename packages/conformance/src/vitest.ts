/** The conformance flows as tests of a team's own suite: `@partner-connectivity/conformance/vitest`. */
import { beforeAll, describe, expect, type TestContext, test } from "vitest";
import type { ConformanceConfig } from "./config/config.ts";
import { type Entry, isExpected, isVerified, type Report } from "./report/report.ts";
import { run } from "./run.ts";
import { readSettings, type Settings } from "./settings.ts";
import { tell } from "./verdict/tell.ts";
import type { Fetch } from "./wire/fetch.ts";

export interface SuiteOptions extends Omit<ConformanceConfig, "reports"> {
  /** Answers the requests: a service in this process, for example. @default the network */
  readonly fetch?: Fetch;
  /** Where API keys come from. @default process.env */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** How long the whole run may take, in milliseconds. @default 600_000 */
  readonly runTimeoutMs?: number;
}

const noFlags = {
  ...{ config: undefined, target: undefined, profile: undefined, area: undefined, only: undefined },
  ...{ fixtures: undefined, baseline: undefined, bounds: {}, outputs: {}, selfSigned: false },
};

/**
 * Registers a test for each requirement in scope. The flows run once,
 * before the tests. A requirement that failed fails its test; one without a verdict, or an assumption
 * that is refuted, skips it with the reason. Bounds and fixtures are those of a config file.
 *
 * @example
 * import { conformance } from "@partner-connectivity/conformance/vitest";
 * conformance({ target: "https://staging.example.com", areas: ["sms"] });
 */
export function conformance(options: SuiteOptions): void {
  const { fetch, environment = process.env, runTimeoutMs = 600_000, ...config } = options;
  describe("Partner Connectivity conformance", async () => {
    const given = { config, fetch };
    const { run: planned } = await readSettings(noFlags, environment, { ...given, connect: false });
    let report: Report;
    beforeAll(async () => {
      const settings: Settings = await readSettings(noFlags, environment, given);
      report = await run(settings.contract, settings.run);
    }, runTimeoutMs);

    test("the run goes through, and nothing fails that no requirement names", () => {
      expect(report.errors).toEqual([]);
      expect(report.failures.map(tell)).toEqual([]);
    });
    for (const id of planned.scope.ids) {
      test(id, (context) => {
        const entry = report.requirements.find((one) => one.id === id);
        if (entry) judge(entry, context);
      });
    }
  });
}

function judge(entry: Entry, { skip, annotate }: TestContext): void {
  const { outcome, reason = outcome, rule, baseline } = entry;
  void annotate(rule);
  if (baseline && isVerified(entry)) {
    throw new Error(`It passes and is expected to fail: take it out of the baseline. ${rule}`);
  }
  if (isExpected(entry)) skip(`expected failure: ${baseline?.reason}`);
  if (outcome === "fail" || outcome === "error") throw new Error(`${rule}\n${reason}`);
  if (outcome !== "confirmed" && !isVerified(entry)) skip(`${outcome}: ${reason}`);
}
