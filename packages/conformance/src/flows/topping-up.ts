import { all, type Check, each, isExactly, status } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Fields } from "../flow/fields.ts";
import { compare } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { given } from "../flow/given.ts";
import { highestCost } from "../flow/highest-cost.ts";
import { lastsAs } from "../flow/lasts-as.ts";
import type { Missing } from "../flow/missing.ts";
import { nobodysIccid } from "../flow/nobodys-iccid.ts";

/** Top-ups of every kind of eSIM, those that are refused, and the history that they leave. */
export const toppingUp: Flow = {
  name: "topping-up",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, fixture, sandbox } = journey;
    const token = await enterEsim(journey);
    const iccid = fixture("activeIccid");
    const packages = await call("listPackages", { limit: 100 }, { token });
    const offer = await call("listTopUpPackages", { iccid }, { token });
    const offered = offer.take<Fields>("/data/0");
    const package_id = offer.take("/data/0/id");
    const now = await sandbox.now();
    const cost = highestCost(offer.take("/data/0"), 1);
    const description = `conformance ${crypto.randomUUID()}`;
    // That it may be left out is assumed, so it comes with everything else that is asked.
    const place = (body: object, expect: number | "refusal" = 200) => {
      const key = { "Idempotency-Key": crypto.randomUUID() };
      return call("createTopUpOrder", { ...key, ...body }, { token, cost, expect, faulty: true });
    };

    const described = await place({ package_id, iccid, description });
    const keyed = await place({ package_id, iccid });
    const keyless = await place({ package_id, iccid, "Idempotency-Key": undefined });
    rule("ESIM-202", [given(keyed), described]);
    rule("ESIM-203", keyed);
    rule(
      "ESIM-060",
      given(described),
      each("/data/data/description", (text) => text === description),
    );
    rule("ESIM-061", given(keyed), isExactly("/data/data/description", ""));
    rule("ESIM-064", [offer, given(described)], lastsAs(offered, "/data/data"));
    rule(
      "ESIM-059",
      given(described),
      each("/data/data/type", (type) => type === "topup"),
    );
    rule(
      "ESIM-068",
      given(described),
      each<Fields[]>("/data/data/sims", (sims) =>
        compare(iccid, sims, (esim, own) => own.some((sim) => sim["iccid"] === esim)),
      ),
    );
    const history = await call("listPackageHistory", { iccid }, { token });
    for (const answer of [given(described), history])
      rule(
        "ESIM-020",
        answer,
        each<string>("/timestamp", (time) => isNear(time, now)),
      );
    rule(
      "ESIM-071",
      history,
      each<Fields[]>("/data/data", (entries) => areUnlike(entries.map(({ id }) => id))),
    );
    rule(
      "ESIM-209",
      [given(described), given(keyed), history],
      all(
        each<Fields[]>("/data/data", (entries) => count(entries, "initial") === 1),
        each<Fields[]>("/data/data", (entries) =>
          compare(
            entries,
            package_id,
            // It may have been topped up before.
            (own, id) =>
              own.filter(({ package: pack }) => (pack as Fields)["id"] === id).length >= 2,
          ),
        ),
      ),
    );
    const keyedFreely = await place({
      package_id,
      iccid,
      "Idempotency-Key": "any text, such as Ref#17/a",
    });
    rule("ESIM-204", [given(described), given(keyed), keyless, keyedFreely]);

    const withoutPackage = await place({ iccid }, 422);
    const withoutIccid = await place({ package_id }, 422);
    const withNumber = await place({ package_id: 17, iccid }, "refusal");
    const withNumberAsIccid = await place({ package_id, iccid: 17 }, "refusal");
    rule("ESIM-223", [withoutPackage, withoutIccid]);
    rule("ESIM-224", [withoutPackage, withoutIccid]);
    for (const refused of [withNumber, withNumberAsIccid]) {
      rule("ESIM-222", refused, failsValidation);
      rule("ESIM-224", refused, status(400));
    }
    const withoutEither = await place({}, "refusal");
    const listed = await place({ package_id: [package_id], iccid }, "refusal");
    const named = await place({ package_id, iccid: { iccid } }, "refusal");
    rule("ESIM-201", [given(described), withoutEither, listed, named]);

    const ofCatalogue = await place({ package_id: packages.take("/data/0/id"), iccid }, 422);
    const ofNothing = await place({ package_id: "no-such-package", iccid }, 422);
    rule("ESIM-056", [packages, ofCatalogue]);
    rule("ESIM-227", ofNothing);
    rule("ESIM-225", await place({ package_id, iccid: nobodysIccid }, 404));
    rule("ESIM-226", await place({ package_id, iccid: fixture("purchaseLimitIccid") }, 422));
    rule("ESIM-228", await place({ package_id, iccid: fixture("recycledIccid") }, 422));
    const notActive = await place({ package_id, iccid: fixture("notActiveIccid") }, "refusal");
    const expired = await place({ package_id, iccid: fixture("expiredIccid") }, "refusal");
    rule("ESIM-130", [given(described), notActive, expired]);
    for (const refused of [notActive, expired]) rule("ESIM-131", given(refused), status(422));

    const nothing = await call(
      "listTopUpPackages",
      { iccid: fixture("noTopUpsIccid") },
      { token, expect: 200 },
    );
    rule(
      "ESIM-197",
      nothing,
      each<unknown[]>("/data", (list) => list.length === 0),
    );
    const unknown = { iccid: nobodysIccid };
    rule("ESIM-229", await call("listTopUpPackages", unknown, { token, expect: 404 }));
    const recycled = { iccid: fixture("recycledIccid") };
    rule("ESIM-230", await call("listTopUpPackages", recycled, { token, expect: 422 }));
    rule("ESIM-231", await call("listPackageHistory", unknown, { token, expect: 404 }));
  },
};

/** A number that was read as a text names no package and no eSIM, and an empty account is asked for nothing. */
const failsValidation: Check = ({ status }) =>
  [402, 404, 422].includes(status) ? undefined : status === 400;

function count(entries: readonly Fields[], type: string): number {
  return entries.filter(({ package: pack }) => (pack as Fields | null)?.["type"] === type).length;
}

function areUnlike(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** Whether a time is about that of the sandbox; a time without an offset is taken for UTC. */
function isNear(text: string, now: number | Missing): boolean | undefined {
  const time = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  return compare(now, time, (then, told) => Math.abs(told - then) < 30 * 60_000);
}
