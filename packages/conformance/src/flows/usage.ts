import { type Check, each, isExactly } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { given } from "../flow/given.ts";
import { highestCost } from "../flow/highest-cost.ts";
import { Missing } from "../flow/missing.ts";
import { nobodysIccid } from "../flow/nobodys-iccid.ts";
import { valuesAt } from "../flow/values-at.ts";

/** What eSIMs in every state say of themselves, before and after their data is used. */
export const usage: Flow = {
  name: "usage",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, shape, fixture, sandbox } = journey;
    const token = await enterEsim(journey);
    const usageOf = (iccid: unknown) => call("getUsage", { iccid }, { token });

    const ofActive = await usageOf(fixture("activeIccid"));
    const ofExpired = await usageOf(fixture("expiredIccid"));
    const ofFinished = await usageOf(fixture("finishedIccid"));
    const ofNew = await usageOf(fixture("notActiveIccid"));
    const ofRecycled = await usageOf(fixture("recycledIccid"));
    for (const answer of [ofActive, ofExpired, ofFinished]) {
      rule("ESIM-109", answer, endsOnceActive);
    }
    for (const answer of [ofNew, ofRecycled]) rule("ESIM-110", answer, hasNoEndYet);

    const packages = await call("listPackages", {}, { token });
    const bundle = derive(
      packages.take<Fields[]>("/data"),
      (list) => list.find(hasBundle) ?? new Missing("skip", "the package list has no bundle today"),
    );
    const order = await call(
      "createOrder",
      { package_id: derive(bundle, ({ id }) => id), quantity: 1 },
      { token, cost: highestCost(bundle, 1) },
    );
    const iccid = order.take("/data/sims/0/iccid");
    const ofBundle = await usageOf(iccid);
    rule("ESIM-108", [order, ofBundle], each<Fields>("/data", showsBundle));
    rule(
      "ESIM-108",
      [packages, order, ofBundle],
      each<Fields>("/data", ({ remaining_voice, remaining_text }) =>
        compare(bundle, true, (pack) => {
          return remaining_voice === pack?.["voice"] && remaining_text === pack?.["text"];
        }),
      ),
    );
    rule(
      "ESIM-035",
      [packages, order, ofBundle],
      each<number>("/data/total", (total) =>
        compare(bundle, total, (pack, megabytes) =>
          isSameUnit(Number(pack?.["amount"]), megabytes),
        ),
      ),
    );
    shape(ofBundle, "ESIM-108", "ESIM-107");

    const used = await sandbox.consume(iccid, { data_mb: 100 });
    const later = await sandbox.advance(15 * 60);
    const afterUse = await usageOf(after(used, after(later, iccid)));
    rule(
      "ESIM-107",
      [ofBundle, afterUse],
      each<Fields>("/data", ({ remaining, total }) =>
        compare(
          ofBundle.take<number>("/data/remaining"),
          ofBundle.take<number>("/data/total"),
          (had, whole) => remaining === had - 100 && total === whole,
        ),
      ),
    );
    const history = await call("listPackageHistory", { iccid: after(used, iccid) }, { token });
    shape(history, "ESIM-071", "ESIM-072");
    rule(
      "ESIM-074",
      [given(afterUse), history],
      each<Fields>("/data/data/0", ({ activated_at, expired_at }) =>
        [activated_at, expired_at].every((time) => typeof time === "string"),
      ),
    );
    rule(
      "ESIM-071",
      [afterUse, history],
      each<number>("/data/data/0/remaining", (left) =>
        compare(left, afterUse.take<number>("/data/remaining"), (own, other) => own === other),
      ),
    );
    const usedUp = await sandbox.consume(iccid, { data_mb: ofBundle.take<number>("/data/total") });
    const again = await sandbox.advance(15 * 60);
    const finished = await call(
      "listPackageHistory",
      { iccid: after(usedUp, after(again, iccid)) },
      { token },
    );
    rule(
      "ESIM-075",
      finished,
      each("/data/data/0/finished_at", (time) => typeof time === "string"),
    );

    const inEnglish = await call(
      "getInstallationInstructions",
      { iccid, language: "en" },
      { token, expect: 200 },
    );
    const inFrench = await call(
      "getInstallationInstructions",
      { iccid, language: "fr" },
      { token },
    );
    rule("ESIM-016", [order, inEnglish]);
    // Which languages there are is open; that there is French is known of a sandbox.
    const isSandbox = await sandbox.now();
    for (const guide of ["installation_manual", "installation_qr_code", "network_setup"]) {
      rule(
        "ESIM-187",
        [given(inEnglish), inFrench],
        each(`/data/${guide}`, (text) =>
          compare(
            text,
            inEnglish.take(`/data/${guide}`),
            (own, other) => own !== other || compare(isSandbox, own, () => false),
          ),
        ),
      );
    }
    const unknown = { iccid: nobodysIccid };
    rule("ESIM-189", await call("getInstallationInstructions", unknown, { token, expect: 404 }));
    rule("ESIM-189", await call("getUsage", unknown, { token, expect: 404 }));
  },
};

const end = "/data/expired_at";

/** Of usage in other states it says nothing. */
function inState(states: readonly string[], check: Check): Check {
  return (answer) => {
    const { data } = Object(answer.body) as { data?: Fields };
    return states.includes(data?.["status"] as string) ? check(answer) : undefined;
  };
}

const endsOnceActive = inState(["ACTIVE", "EXPIRED", "FINISHED"], ({ body }) => {
  const [found] = valuesAt(body, end);
  return typeof found?.value === "string" || { pointer: end, value: found?.value };
});

const hasNoEndYet = inState(["NOT_ACTIVE", "UNKNOWN"], isExactly(end, null));

/** How a volume is rounded is open; in another unit it is a thousand times as much, or as little. */
function isSameUnit(amount: number, total: number): boolean | undefined {
  return amount > 0 ? total / amount > 0.5 && total / amount < 2 : undefined;
}

function hasBundle({ voice, text }: Fields): boolean {
  return Number(voice) > 0 && Number(text) > 0;
}

function showsBundle({ remaining_voice, remaining_text }: Fields): boolean {
  return Number.isInteger(remaining_voice) && Number.isInteger(remaining_text);
}
