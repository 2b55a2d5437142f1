import type { Answer } from "../flow/answer.ts";
import { all, each, hasFields } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Fields } from "../flow/fields.ts";
import { compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { given } from "../flow/given.ts";
import { highestCost } from "../flow/highest-cost.ts";
import { lastsAs } from "../flow/lasts-as.ts";
import { Missing } from "../flow/missing.ts";
import { tells } from "../flow/tells.ts";

/** Orders of several eSIMs, orders that are refused, and what both leave behind. */
export const ordering: Flow = {
  name: "ordering",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, shape, fixture, sandbox } = journey;
    const token = await enterEsim(journey);
    const packages = await call("listPackages", { type: "local" }, { token });
    const pack = packages.take<Fields>("/data/0");
    const package_id = packages.take("/data/0/id");
    const net = packages.take<number>("/data/0/net_price");
    const cost = highestCost(pack, 1);

    const atFirst = await call("getBalance", {}, { token });
    shape(atFirst, "ESIM-115");
    rule("ESIM-144", atFirst);
    const two = await call(
      "createOrder",
      { package_id, quantity: 2 },
      { token, cost: highestCost(pack, 2), expect: 200 },
    );
    const afterTwo = await call("getBalance", {}, { token });
    const one = await call(
      "createOrder",
      { package_id, quantity: 1, description: `conformance ${crypto.randomUUID()}` },
      { token, cost, expect: 200 },
    );
    const sims = two.take<Fields[]>("/data/sims");
    rule(
      "ESIM-165",
      two,
      each<unknown[]>("/data/sims", (list) => list.length > 1),
    );
    rule(
      "ESIM-093",
      two,
      each<unknown[]>("/data/sims", (list) => list.length === 2),
    );
    rule("ESIM-090", given(two), all(canAllBeInstalled, installsAnother));
    rule("ESIM-092", [packages, given(two)], lastsAs(pack));
    rule("ESIM-167", [given(two), one]);
    rule(
      "ESIM-094",
      [given(two), given(one)],
      each<Fields[]>("/data/sims", (own) =>
        compare(own, sims, (a, b) => {
          const iccids = [...a, ...b].map(({ iccid }) => iccid);
          return iccids.length > 2 && new Set(iccids).size === iccids.length;
        }),
      ),
    );
    rule(
      "ESIM-012",
      [two, afterTwo],
      each<number>("/data/balance", (left) =>
        compare(
          atFirst.take<number>("/data/balance"),
          net,
          (had, price) => left === had - 2 * price,
        ),
      ),
    );

    const esims = await call("listEsims", {}, { token });
    shape(esims, "ESIM-184");
    for (const order of [two, one]) {
      rule(
        "ESIM-185",
        [given(order), esims],
        each<Fields[]>("/data", (list) =>
          compare(list, order.take<Fields[]>("/data/sims"), (every, own) =>
            own.every(({ iccid }) => every.some((esim) => esim["iccid"] === iccid)),
          ),
        ),
      );
    }
    const iccid = two.take("/data/sims/1/iccid");
    const withSims = await call("listOrders", { iccid, include: "sims" }, { token });
    rule(
      "ESIM-086",
      [two, withSims],
      each<unknown[]>("/data", (entries) =>
        compare(entries, sims, (some, own) =>
          some.some((entry) => own.slice(0, 2).every((sim) => tells(entry, sim["iccid"]))),
        ),
      ),
    );

    // Nobody else pays for these: a package for a country will do to see how ordering works.
    const isSandbox = await sandbox.now();
    const wide = await call("listPackages", { type: "global" }, { token });
    const ofOthers: Answer[] = [];
    for (const type of ["regional", "global"]) {
      const cheapest = derive(isSandbox, () => cheapestOf(wide, type));
      ofOthers.push(
        await call(
          "createOrder",
          { package_id: derive(cheapest, ({ id }) => id), quantity: 1 },
          { token, cost: highestCost(cheapest, 1), expect: 200 },
        ),
      );
    }
    rule("ESIM-029", [given(one), ...ofOthers]);

    const before = await call("getBalance", {}, { token });
    const ordersBefore = await call("listOrders", { limit: 100 }, { token });
    const attempt = (body: object, expect: "refusal" | number) =>
      call("createOrder", { ...body }, { token, cost, expect, faulty: true });
    const withoutPackage = await attempt({ quantity: 1 }, "refusal");
    const withoutQuantity = await attempt({ package_id }, "refusal");
    const ofNone = await attempt({ package_id, quantity: 0 }, "refusal");
    const ofHalves = await attempt({ package_id, quantity: 1.5 }, "refusal");
    const ofWords = await attempt({ package_id, quantity: "one" }, 400);
    const ofNothing = await attempt({ package_id: "no-such-package", quantity: 1 }, "refusal");
    rule("ESIM-163", [withoutPackage, ofNothing]);
    rule("ESIM-164", [given(one), ofHalves]);
    rule("ESIM-166", [withoutQuantity, ofNone]);
    rule("ESIM-169", ofWords);

    const offer = await call("listTopUpPackages", { iccid: fixture("activeIccid") }, { token });
    const ofTopUp = await attempt({ package_id: offer.take("/data/0/id"), quantity: 1 }, 422);
    const unsuitable = await attempt({ package_id: "no-such-package", quantity: 1 }, 422);
    const incomplete = await attempt({ quantity: 1 }, 422);
    rule("ESIM-170", [incomplete, unsuitable, ofTopUp]);

    const topUp = await call(
      "createTopUpOrder",
      { package_id: "no-such-package", iccid: fixture("activeIccid") },
      { token, cost, expect: "refusal" },
    );
    const afterwards = await call("getBalance", {}, { token });
    const ordersAfter = await call("listOrders", { limit: 100 }, { token });
    rule(
      "ESIM-013",
      [withoutPackage, ofNone, ofTopUp, topUp, before, afterwards],
      each<number>("/data/balance", (left) =>
        compare(left, before.take<number>("/data/balance"), (a, b) => a === b),
      ),
    );
    rule(
      "ESIM-013",
      [ofTopUp, topUp, ordersBefore, ordersAfter],
      each<unknown[]>("/data", (list) =>
        compare(list, ordersBefore.take<unknown[]>("/data"), (a, b) => a.length === b.length),
      ),
    );
  },
};

const needed = "iccid qrcode_url qrcode lpa matching_id apn_type apn_value";
const guides = "direct_apple_installation_url manual_installation qr_installation";

/** By QR code, by hand and on iOS, with the APN and the guides; each of them has a rule of its own too. */
const canAllBeInstalled = hasFields("/data/sims/*", ...`${needed} ${guides}`.split(" "));

/** What installs one eSIM does not install another one. */
const installsAnother = each<Fields[]>("/data/sims", (sims) =>
  ["qrcode_url", "qrcode", "matching_id", "direct_apple_installation_url"].every(
    (name) => new Set(sims.map((sim) => sim[name])).size === sims.length,
  ),
);

function cheapestOf(list: Answer, type: string): Fields | Missing {
  const packages = list.take<Fields[]>("/data");
  if (packages instanceof Missing) return packages;
  const ofType = packages.filter((pack) => pack["type"] === type);
  const [cheapest] = ofType.toSorted((a, b) => Number(a["price"]) - Number(b["price"]));
  return cheapest ?? new Missing("blocked", `the package list has none that is ${type}`);
}
