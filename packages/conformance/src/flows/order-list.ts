import { type Check, each, isExactly } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Fields } from "../flow/fields.ts";
import { compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { highestCost } from "../flow/highest-cost.ts";
import { tells } from "../flow/tells.ts";

type Entries = readonly Fields[];

/** The order list: what it filters by, how it pages and what can be included. */
export const orderList: Flow = {
  name: "order-list",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, fixture } = journey;
    const token = await enterEsim(journey);
    const packages = await call("listPackages", { type: "local" }, { token });
    const package_id = packages.take("/data/0/id");
    const description = `conformance ${crypto.randomUUID()}`;
    const order = await call(
      "createOrder",
      { package_id, quantity: 1, description },
      { token, cost: highestCost(packages.take("/data/0"), 1) },
    );
    const iccid = order.take("/data/sims/0/iccid");
    const chosen = fixture("activeIccid");
    const offer = await call("listTopUpPackages", { iccid: chosen }, { token });
    const topUp = await call(
      "createTopUpOrder",
      {
        package_id: offer.take("/data/0/id"),
        iccid: chosen,
        "Idempotency-Key": crypto.randomUUID(),
      },
      { token, cost: highestCost(offer.take("/data/0"), 1) },
    );
    const topUpCode = topUp.take("/data/data/code");
    const list = (query: object) => call("listOrders", { ...query }, { token, expect: 200 });

    const every = await list({ limit: 100 });
    rule("ESIM-172", await list({}));
    const byDescription = await list({ description });
    rule(
      "ESIM-168",
      [order, byDescription],
      holdsOnly((e) => e["description"] === description),
    );
    const byTopUpCode = await list({ code: topUpCode });
    rule(
      "ESIM-183",
      [order, byDescription],
      each<Entries>("/data", (own) => own.length === 1),
    );
    rule(
      "ESIM-183",
      [topUp, byTopUpCode],
      each<Entries>("/data", (own) => own.length === 1),
    );
    rule("ESIM-061", [topUp, byTopUpCode], isExactly("/data/0/description", ""));
    const code = byDescription.take("/data/0/code");
    const day = derive(byDescription.take<string>("/data/0/created_at"), (time) =>
      time.slice(0, 10),
    );
    const state = byDescription.take("/data/0/status");

    const byCode = await list({ code });
    rule(
      "ESIM-176",
      byCode,
      // Whether a part will do is open.
      holdsOnly((e) => `${e["code"]}`.includes(`${code}`)),
    );
    const byIccid = await list({ iccid });
    rule(
      "ESIM-179",
      [order, byIccid],
      holdsOnly((e) => e["description"] === description),
    );
    const ofChosen = await list({ iccid: chosen, limit: 100 });
    rule(
      "ESIM-179",
      [topUp, ofChosen],
      each<Entries>("/data", (entries) =>
        compare(topUpCode, entries, (own, all) => all.some((e) => e["code"] === own)),
      ),
    );
    const isOrder = (e: Fields) => e["description"] === description;
    const isTopUp = (e: Fields) => e["code"] === topUpCode;
    const isOf = (pack: unknown, entries: Entries) =>
      entries.some(isOrder)
        ? entries.some((e) => isOrder(e) && e["package_id"] === pack)
        : undefined;
    rule(
      "ESIM-080",
      [order, byDescription],
      each<Entries>("/data", (entries) => compare(package_id, entries, isOf)),
    );
    const isA = (type: string, isMeant: (entry: Fields) => boolean) =>
      each<Fields>("/data/*", (e) => (isMeant(e) ? e["type"] === type : undefined));
    rule("ESIM-081", [order, byDescription], isA("sim", isOrder));
    rule("ESIM-081", [topUp, byTopUpCode], isA("topup", isTopUp));
    const sims = await list({ type: "sim" });
    const topUps = await list({ type: "topup" });
    rule(
      "ESIM-181",
      [topUp, topUps],
      holdsOnly((e) => e["type"] === "topup"),
    );
    rule(
      "ESIM-181",
      [order, sims],
      holdsOnly((e) => e["type"] === "sim"),
    );

    const ofDay = await list({ created_at: day, limit: 100 });
    const ofAnotherDay = await list({ created_at: "2001-01-01" });
    const isOfDay = holdsOnly((e) => `${e["created_at"]}`.startsWith(`${day}`));
    const isEmpty = each<Entries>("/data", (entries) => entries.length === 0);
    const laterThatDay = await list({ created_at: "2001-01-01", page: 2, limit: 1 });
    for (const empty of [ofAnotherDay, laterThatDay]) {
      rule("ESIM-174", [ofDay, empty], isEmpty);
    }
    rule("ESIM-174", [ofAnotherDay, ofDay], isOfDay);
    rule("ESIM-175", [ofAnotherDay, ofDay], isOfDay);
    rule("ESIM-175", [ofDay, ofAnotherDay], isEmpty);
    const ofState = await list({ order_status: state });
    const ofNoState = await list({ order_status: "no-such-status" });
    rule(
      "ESIM-177",
      [ofNoState, ofState],
      holdsOnly((e) => e["status"] === state),
    );
    rule("ESIM-177", [ofState, ofNoState], isEmpty);
    rule(
      "ESIM-178",
      [ofNoState, ofState],
      holdsOnly((e) => e["status"] === state),
    );

    const byPartOfCode = await list({
      code: derive<string, string>(code, (text) => text.slice(0, -1)),
    });
    const byPartOfIccid = await list({
      iccid: derive<string, string>(iccid, (text) => text.slice(0, -1)),
    });
    const byPartOfText = await list({ description: description.slice(0, -1) });
    for (const part of [byPartOfCode, byPartOfIccid, byPartOfText]) rule("ESIM-180", part, isEmpty);
    const topUpOfThat = await list({ type: "topup", description });
    rule("ESIM-160", [byDescription, topUpOfThat], isEmpty);

    const first = await list({ page: 1, limit: 1 });
    const second = await list({ page: 2, limit: 1 });
    const beyond = await list({ page: 9999, limit: 1 });
    rule(
      "ESIM-156",
      [first, second],
      each<Entries>("/data", (own) =>
        compare(own, first.take("/data/0/code"), (entries, other) =>
          entries.every((e) => e["code"] !== other),
        ),
      ),
    );
    rule(
      "ESIM-157",
      [every, second, first],
      each<Entries>("/data", (own) =>
        compare(
          own,
          every.take("/data/0/id"),
          (entries, id) => entries.length === 1 && entries[0]?.["id"] === id,
        ),
      ),
    );
    rule("ESIM-158", beyond, isEmpty);
    const ids = derive(every.take<Entries>("/data"), (entries) => entries.map(({ id }) => id));
    const last = await list({ page: derive(ids, ({ length }) => length), limit: 1 });
    rule(
      "ESIM-157",
      [every, last],
      each<Entries>("/data", (own) => compare(own, ids, (a, b) => a[0]?.["id"] === b.at(-1))),
    );
    const crooked = await call("listOrders", { page: "first" }, { token, expect: 422 });
    rule("ESIM-139", crooked);

    const withAll = await list({ include: "sims,user,status" });
    const withSims = await list({ include: "sims" });
    const withUser = await list({ include: "user" });
    const withStatus = await list({ include: "status" });
    rule("ESIM-173", [withSims, withUser, withStatus, withAll]);
    // Asked for one by one they show their names; asked for together they must be there too.
    rule("ESIM-086", withAll, each<Fields>("/data/*", hasDetails));
    rule("ESIM-087", withSims, each<Fields>("/data/*", hasSims));
    rule("ESIM-087", withUser, each<Fields>("/data/*", hasUser));
    const orderWithSims = await list({ description, include: "sims" });
    const topUpWithSims = await list({ code: topUpCode, include: "sims" });
    const tellsOf = (esim: unknown, isMeant: (entry: Fields) => boolean) =>
      each<Entries>("/data", (entries) => {
        const own = entries.filter(isMeant);
        return compare(esim, own, () => own.length === 0 || own.some((e) => tells(e, esim)));
      });
    rule("ESIM-086", [order, orderWithSims], tellsOf(iccid, isOrder));
    rule("ESIM-086", [topUp, topUpWithSims], tellsOf(chosen, isTopUp));
  },
};

/** Holds when there are entries and each is as asked for: a filter that does nothing leaves others in. */
function holdsOnly(isMeant: (entry: Fields) => boolean): Check {
  return each<Entries>("/data", (entries) => entries.length > 0 && entries.every(isMeant));
}

function hasDetails(entry: Fields): boolean {
  return hasSims(entry) && hasUser(entry) && typeof entry["status"] === "string";
}

function hasSims({ sims }: Fields): boolean {
  return Array.isArray(sims);
}

function hasUser({ user }: Fields): boolean {
  return typeof user === "object" && user !== null;
}
