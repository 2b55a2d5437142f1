import { each, isExactly } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Expected } from "../flow/expected.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { highestCost } from "../flow/highest-cost.ts";
import type { Missing } from "../flow/missing.ts";

/** Orders that the balance covers or does not, before paying and on credit. */
export const paying: Flow = {
  name: "paying",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { call, rule, fixture, sandbox } = journey;
    const token = await enterEsim(journey);
    const iccid = fixture("activeIccid");
    const packages = await call("listPackages", { type: "local" }, { token });
    const offer = await call("listTopUpPackages", { iccid }, { token });
    const net = packages.take<number>("/data/0/net_price");
    const topUpNet = offer.take<number>("/data/0/net_price");
    const order = (ready: true | Missing, expect: Expected, quantity = 1) =>
      call(
        "createOrder",
        { package_id: packages.take("/data/0/id"), quantity },
        {
          token: after(ready, token),
          cost: highestCost(packages.take("/data/0"), quantity),
          expect,
        },
      );
    const topUp = (ready: true | Missing, expect?: number) =>
      call(
        "createTopUpOrder",
        { package_id: offer.take("/data/0/id"), iccid, "Idempotency-Key": crypto.randomUUID() },
        {
          token: after(ready, token),
          cost: highestCost(offer.take("/data/0"), 1),
          ...(expect !== undefined && { expect }),
        },
      );
    const balance = (ready: true | Missing) =>
      call("getBalance", {}, { token: after(ready, token) });

    const poor = await sandbox.setWallet("esim", { balance: 1 });
    const tooDear = await order(poor, 402);
    const topUpTooDear = await topUp(poor, 402);
    const left = await balance(poor);
    const covers = await sandbox.setWallet("esim", { balance: net });
    const twoTooDear = await order(covers, "refusal", 2);
    const covered = await order(covers, 200);
    const coversOne = await sandbox.setWallet("esim", { balance: net });
    const atOnce = await Promise.all(
      [coversOne, coversOne].map((ready) => order(ready, "success or refusal")),
    );
    const coversTopUp = await sandbox.setWallet("esim", { balance: topUpNet });
    const coveredTopUp = await topUp(coversTopUp, 200);
    const spent = await balance(coversTopUp);
    const onCredit = await sandbox.setWallet("esim", {
      ...{ balance: 0, post_paid: true, credit_limit: net },
    });
    const withCredit = await balance(onCredit);
    const coveredByCredit = await order(onCredit, 200);
    const beyondCredit = await order(onCredit, 402);
    const credit = await sandbox.setWallet("esim", { balance: 0, credit_limit: topUpNet });
    const topUpOnCredit = await topUp(credit, 200);
    const topUpBeyondCredit = await topUp(credit, 402);
    const exhausted = await balance(credit);

    // With plenty of money it can be bought at all: what was refused above lacked nothing but money.
    const plenty = await sandbox.setWallet("esim", {
      balance: derive(topUpNet, (price) => 2 * price),
    });
    const affordable = await topUp(plenty);
    rule(
      "ESIM-009",
      [affordable, tooDear, topUpTooDear, twoTooDear, covered, coveredTopUp, left],
      each("/data/balance", (had) => had === 1),
    );
    const bought = atOnce.filter(({ checked }) => checked?.status === 200).length;
    rule(
      "ESIM-009",
      [affordable, covered, ...atOnce],
      () =>
        bought <= 1 || {
          pointer: "the number of orders that the price of one paid",
          value: bought,
        },
    );
    rule(
      "ESIM-012",
      [affordable, covered, coveredTopUp, spent],
      each("/data/balance", (had) => had === 0),
    );
    for (const name of ["available_credit", "credit_limit"]) {
      rule("ESIM-117", left, isExactly(`/data/${name}`, undefined));
    }
    rule(
      "ESIM-010",
      [affordable, coveredByCredit, beyondCredit, topUpOnCredit, topUpBeyondCredit, exhausted],
      each<Fields>("/data", ({ available_credit }) =>
        available_credit === undefined ? undefined : available_credit === 0,
      ),
    );
    rule("ESIM-011", [affordable, tooDear, topUpTooDear, beyondCredit, topUpBeyondCredit]);
    rule(
      "ESIM-116",
      withCredit,
      each<Fields>("/data", ({ available_credit, credit_limit }) =>
        compare(net, net, (limit) => available_credit === limit && credit_limit === limit),
      ),
    );
  },
};
