import { all, each } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Fields } from "../flow/fields.ts";
import { compare, orElse } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";

type Packages = readonly Fields[];

/** The package list: its filters under both names, its pages and what can be included. */
export const packages: Flow = {
  name: "packages",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, shape, fixture, sandbox } = journey;
    const token = await enterEsim(journey);
    const list = (query: object) => call("listPackages", { ...query }, { token, expect: 200 });

    const every = await list({});
    // The most that a page may hold is open.
    const atMost = (query: object) => call("listPackages", { ...query, limit: 100 }, { token });
    const whole = await atMost({});
    const local = await list({ type: "local" });
    const global = await list({ type: "global" });
    const allGlobal = await atMost({ type: "global" });
    const nigeria = await list({ country_code: "NG" });
    const ghana = await list({ country_code: "GH" });
    rule("ESIM-145", every);
    rule("ESIM-003", [nigeria, local, global], each<Packages>("/data", spansRegionsAndWorld));
    shape(every, "ESIM-032", "ESIM-035");
    rule(
      "ESIM-146",
      local,
      each("/data/*/type", (type) => type === "local"),
    );
    rule(
      "ESIM-147",
      [every, global],
      all(
        each("/data/*/type", (type) => type !== "local"),
        each<Packages>("/data", spansRegionsAndWorld),
      ),
    );
    rule(
      "ESIM-147",
      [whole, allGlobal],
      each<Packages>("/data", (own) =>
        compare(own, whole.take<Packages>("/data"), (some, all) => {
          // A list that fills a page may go on.
          if (some.length >= all.length) return undefined;
          const wide = all.filter(({ type }) => type === "regional" || type === "global");
          return idsOf(wide).every((id) => idsOf(some).includes(id));
        }),
      ),
    );
    const hasOnlyIts = (others: typeof ghana) =>
      each<Packages>("/data", (own) =>
        compare(localIds(own), others.take<Packages>("/data"), (ids, theirs) =>
          ids.length > 0 ? !localIds(theirs).some((id) => ids.includes(id)) : undefined,
        ),
      );
    rule("ESIM-149", [nigeria, ghana], hasOnlyIts(nigeria));
    rule("ESIM-149", [ghana, nigeria], hasOnlyIts(ghana));
    rule(
      "ESIM-151",
      nigeria,
      each<Packages>("/data", (own) => own.length > 0),
    );

    const byFilterType = await list({ "filter[type]": "local" });
    const globalByFilterType = await atMost({ "filter[type]": "global" });
    const byFilterCountry = await list({ "filter[country]": "NG" });
    const ghanaByFilterCountry = await list({ "filter[country]": "GH" });
    const sameAs = (other: typeof local) =>
      each<Packages>("/data", (own) =>
        compare(own, other.take<Packages>("/data"), (a, b) =>
          // In which order a list comes is open.
          compare(
            idsOf(a),
            idsOf(b),
            (own, theirs) => `${own.toSorted()}` === `${theirs.toSorted()}`,
          ),
        ),
      );
    rule("ESIM-148", [local, byFilterType], sameAs(local));
    rule("ESIM-148", [allGlobal, globalByFilterType], sameAs(allGlobal));
    rule("ESIM-150", [nigeria, byFilterCountry], sameAs(nigeria));
    rule("ESIM-150", [ghana, ghanaByFilterCountry], sameAs(ghana));
    const both = await list({ type: "global", country_code: "NG" });
    const localThere = await list({ type: "local", country_code: "NG" });
    rule(
      "ESIM-160",
      [nigeria, global, both],
      each<Packages>("/data", (own) =>
        compare(nigeria.take<Packages>("/data"), global.take<Packages>("/data"), (a, b) =>
          idsOf(own).every((id) => idsOf(a).includes(id) && idsOf(b).includes(id)),
        ),
      ),
    );
    rule(
      "ESIM-160",
      localThere,
      each("/data/*/type", (type) => type === "local"),
    );

    const first = await list({ page: 1, limit: 2 });
    const second = await list({ page: 2, limit: 2 });
    const beyond = await list({ page: 9999, limit: 2 });
    rule(
      "ESIM-156",
      [first, second],
      each<Packages>("/data", (own) =>
        compare(own, first.take<Packages>("/data"), (a, b) => {
          // A short list has no second page, and a third one where pages are counted from 0.
          const isShort = compare(
            every.take<Packages>("/data"),
            b,
            (c, d) => c.length <= 2 * d.length,
          );
          if (a.length === 0) return isShort === false ? false : undefined;
          return !idsOf(a).some((id) => idsOf(b).includes(id));
        }),
      ),
    );
    rule(
      "ESIM-157",
      [every, second, first],
      each<Packages>("/data", (own) =>
        compare(
          own,
          every.take<Packages>("/data"),
          (a, b) => a.length === 2 && `${idsOf(a)}` === `${idsOf(b).slice(0, 2)}`,
        ),
      ),
    );
    rule(
      "ESIM-158",
      beyond,
      each<Packages>("/data", (own) => own.length === 0),
    );
    const crooked = await call("listPackages", { page: "first" }, { token, expect: 422 });
    rule("ESIM-139", crooked);

    // A list without one is no less right, but where it is known that a sandbox has one.
    const isStocked = await sandbox.now();
    const withTopUps = await list({ include: "topup" });
    rule(
      "ESIM-154",
      withTopUps,
      each<Packages>(
        "/data",
        (own) =>
          own.some(({ topups }) => hasEntries(topups)) || compare(isStocked, own, () => false),
      ),
    );
    rule(
      "ESIM-155",
      withTopUps,
      each<Fields>("/data/*", ({ topups }) => Array.isArray(topups)),
    );

    const offer = await call("listTopUpPackages", { iccid: fixture("activeIccid") }, { token });
    const isOfNoPackage = (pattern: string) =>
      each(pattern, (id) =>
        compare(
          id,
          orElse(whole.take<Packages>("/data"), every.take<Packages>("/data")),
          (own, theirs) => !idsOf(theirs).includes(own),
        ),
      );
    rule("ESIM-055", [every, offer], isOfNoPackage("/data/*/id"));
    rule("ESIM-055", [every, withTopUps], isOfNoPackage("/data/*/topups/*/id"));
    rule(
      "ESIM-196",
      offer,
      each<Packages>(
        "/data",
        (own) => own.some(hasVoiceAndText) || compare(isStocked, own, () => false),
      ),
    );
    shape(offer, "ESIM-049");
  },
};

function idsOf(list: Packages): unknown[] {
  return list.map(({ id }) => id);
}

/** What covers more than a country may well stand in the lists of several. */
function localIds(list: Packages): unknown[] {
  return idsOf(list.filter(({ type }) => type === "local"));
}

/** That there is none of a kind today does not say that there cannot be one. */
function spansRegionsAndWorld(list: Packages): true | undefined {
  return (
    ["regional", "global"].every((type) => list.some((pack) => pack["type"] === type)) || undefined
  );
}

function hasEntries(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

function hasVoiceAndText({ voice, text }: Fields): boolean {
  return Number(voice) > 0 && Number(text) > 0;
}
