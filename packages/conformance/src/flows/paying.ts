import type { Answer } from "../flow/answer.ts";
import { each, isExactly } from "../flow/check.ts";
import { enterEsim } from "../flow/enter-esim.ts";
import type { Expected } from "../flow/expected.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { highestCost } from "../flow/highest-cost.ts";
import type { Missing } from "../flow/missing.ts";

/** What an order took from the balance, or its wholesale price where the balance does not tell. */
function charged(before: Answer, after: Answer, price: number | Missing): number | Missing {
  const at = (answer: Answer) => answer.take<number>("/data/balance");
  return derive(at(before), (had) =>
    derive(at(after), (has) => (has < had ? Math.round((had - has) * 100) / 100 : price)),
  );
}

function isSame(one: number | Missing, other: number | Missing) {
  return compare(one, other, (amount, price) => amount === price);
}

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
    const wholesale = packages.take<number>("/data/0/net_price");
    const topUpWholesale = offer.take<number>("/data/0/net_price");
    const order = (ready: true | Missing, expect?: Expected, quantity = 1) =>
      call(
        "createOrder",
        { package_id: packages.take("/data/0/id"), quantity },
        {
          token: after(ready, token),
          cost: highestCost(packages.take("/data/0"), quantity),
          ...(expect !== undefined && { expect }),
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

    // With plenty of money it can be bought at all: what is refused below lacks nothing but money. What is
    // charged is not shown, so it is measured.
    const rich = await sandbox.setWallet("esim", { balance: 1_000_000 });
    const before = await balance(rich);
    const affordable = await order(rich);
    const afterOrder = await balance(rich);
    const affordableTopUp = await topUp(rich);
    const afterTopUp = await balance(rich);
    const paid = charged(before, afterOrder, wholesale);
    const topUpPaid = charged(afterOrder, afterTopUp, topUpWholesale);

    const poor = await sandbox.setWallet("esim", { balance: 1 });
    const tooDear = await order(poor, 402);
    const topUpTooDear = await topUp(poor, 402);
    const left = await balance(poor);
    const covers = await sandbox.setWallet("esim", { balance: paid });
    const twoTooDear = await order(covers, "refusal", 2);
    const covered = await order(covers, 200);
    const coversOne = await sandbox.setWallet("esim", { balance: paid });
    const atOnce = await Promise.all(
      [coversOne, coversOne].map((ready) => order(ready, "success or refusal")),
    );
    const coversTopUp = await sandbox.setWallet("esim", { balance: topUpPaid });
    const coveredTopUp = await topUp(coversTopUp, 200);
    const spent = await balance(coversTopUp);
    const onCredit = await sandbox.setWallet("esim", {
      ...{ balance: 0, post_paid: true, credit_limit: paid },
    });
    const withCredit = await balance(onCredit);
    const coveredByCredit = await order(onCredit, 200);
    const beyondCredit = await order(onCredit, 402);
    const credit = await sandbox.setWallet("esim", {
      ...{ balance: 0, post_paid: true, credit_limit: topUpPaid },
    });
    const topUpOnCredit = await topUp(credit, 200);
    const topUpBeyondCredit = await topUp(credit, 402);
    const exhausted = await balance(credit);

    rule(
      "ESIM-009",
      [affordable, affordableTopUp, tooDear, topUpTooDear, twoTooDear, covered, coveredTopUp, left],
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
    rule("ESIM-012", [affordable, before, afterOrder], () => isSame(paid, wholesale));
    rule("ESIM-012", [affordableTopUp, afterTopUp], () => isSame(topUpPaid, topUpWholesale));
    rule(
      "ESIM-012",
      [affordable, affordableTopUp, covered, coveredTopUp, spent],
      each("/data/balance", (had) => had === 0),
    );
    for (const name of ["available_credit", "credit_limit"]) {
      rule("ESIM-117", left, isExactly(`/data/${name}`, undefined));
    }
    rule(
      "ESIM-010",
      [
        affordable,
        affordableTopUp,
        coveredByCredit,
        beyondCredit,
        topUpOnCredit,
        topUpBeyondCredit,
        exhausted,
      ],
      each<Fields>("/data", ({ available_credit }) =>
        available_credit === undefined ? undefined : available_credit === 0,
      ),
    );
    rule("ESIM-011", [
      affordable,
      affordableTopUp,
      tooDear,
      topUpTooDear,
      beyondCredit,
      topUpBeyondCredit,
    ]);
    rule(
      "ESIM-116",
      withCredit,
      each<Fields>("/data", ({ available_credit, credit_limit }) =>
        compare(paid, paid, (limit) => available_credit === limit && credit_limit === limit),
      ),
    );
  },
};
