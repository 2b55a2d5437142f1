import { header, status } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Expected } from "../flow/expected.ts";
import { after, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";

const quarterHour = 15 * 60;

/** Usage and package history: once in a quarter of an hour, for each eSIM by itself. */
export const esimLimits: Flow = {
  name: "esim-limits",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, fixture, sandbox } = journey;
    const entered = await enterEsim(journey);
    // Nobody's limit is used up but that of an organisation made for it.
    const start = await sandbox.now();
    const token = derive(start, () => entered);
    const iccid = fixture("activeIccid");
    const another = fixture("finishedIccid");
    const ask = (operation: string, of: unknown, expect: Expected) =>
      call(operation, { iccid: of }, { token, expect });

    const usage = await ask("getUsage", iccid, 200);
    const history = await ask("listPackageHistory", iccid, 200);
    const moreUsage = await ask("getUsage", after(usage, iccid), 429);
    const moreHistory = await ask("listPackageHistory", after(history, iccid), 429);
    const historyOfAnother = await ask(
      "listPackageHistory",
      after(moreHistory, another),
      "admission",
    );
    rule("ESIM-237", [history, moreHistory, historyOfAnother], status(200));
    rule("ESIM-193", moreUsage, header("Retry-After", isWithinQuarterHour));

    const almost = await sandbox.advance(quarterHour - 30);
    const usageTooSoon = await ask("getUsage", after(almost, iccid), 429);
    const tooSoon = await ask("listPackageHistory", after(almost, iccid), 429);
    const passed = await sandbox.advance(60);
    const usageAgain = await ask("getUsage", after(passed, iccid), "admission");
    const historyAgain = await ask("listPackageHistory", after(passed, iccid), "admission");
    rule("ESIM-191", [usage, moreUsage, usageAgain], status(200));
    rule("ESIM-192", [moreUsage, usageTooSoon]);
    rule("ESIM-236", [history, moreHistory, tooSoon, historyAgain], status(200));
    rule("ESIM-238", moreHistory, header("Retry-After", isWithinQuarterHour));
    rule(
      "ESIM-238",
      tooSoon,
      header("Retry-After", (text) => isSeconds(text, 30)),
    );
    // Whoever waits as long as he is told gets an answer: that it was still too soon then was a lie.
    rule(
      "ESIM-238",
      [tooSoon, moreHistory],
      header("Retry-After", (text) => Number(text) > quarterHour - 30),
    );
  },
};

function isWithinQuarterHour(text: string): boolean {
  return isSeconds(text, quarterHour);
}

function isSeconds(text: string, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}
