import { each } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import type { Missing } from "../flow/missing.ts";

const text = "A test message of the conformance suite.";
const untilReported = 60;

/** What messages cost: held, corrected, given back, counted by segments, and never twice. */
export const charges: Flow = {
  name: "charges",
  area: "sms",
  needsMemory: true,
  async run({ call, rule, shape, fixture, sandbox }) {
    const recipient = fixture("recipient");
    const send = (change: object, expect: number, token?: string | Missing) =>
      call("sendSms", { recipient, body: text, ...change }, token ? { expect, token } : { expect });
    const wallet = () => call("getWalletBalance");
    const isEqual = (other: number | Missing) =>
      each<number>("/data/balance", (balance) => compare(balance, other, (a, b) => a === b));

    const other = await sandbox.another();
    const otherKey = derive(other, ({ sms }) => sms ?? "");
    const otherBefore = await call("getWalletBalance", {}, { token: otherKey });
    const before = await wallet();
    const had = before.take<number>("/data/balance");
    const sent = await send({}, 200);
    const truth = await sandbox.balance("sms");
    const held = await wallet();
    const heldBalance = held.take<number>("/data/balance");
    const otherAfter = await call("getWalletBalance", {}, { token: otherKey });
    rule(
      "SMS-077",
      [before, sent, held],
      each<number>("/data/balance", (left) => compare(left, had, (a, b) => a < b)),
    );
    rule("SMS-150", [sent, held], isEqual(truth));
    rule("SMS-151", [otherBefore, held], isEqual(truth));
    rule("SMS-151", [otherBefore, otherAfter], isEqual(otherBefore.take("/data/balance")));
    rule(
      "SMS-018",
      [sent, otherBefore, held, otherAfter],
      isEqual(otherBefore.take("/data/balance")),
    );
    rule(
      "SMS-018",
      [otherBefore, before, sent, held],
      each<number>("/data/balance", (left) => compare(left, had, (a, b) => a < b)),
    );

    await sandbox.advance(untilReported);
    const corrected = await sandbox.balance("sms");
    const logs = await call("listMessageLogs");
    const adjusted = await wallet();
    const cost = derive(
      logs.take<Fields[]>("/data/logs"),
      (entries) =>
        entries.find(({ message_id }) => message_id === sent.take("/data/message_id"))?.["cost"],
    );
    rule("SMS-078", [held, sent, adjusted], isEqual(corrected));
    rule(
      "SMS-078",
      [before, sent, logs, adjusted],
      each<number>("/data/balance", (left) =>
        compare(
          had,
          cost,
          (start, charged) => kobo(left) === kobo(start) - kobo(charged as number),
        ),
      ),
    );

    const logsBefore = logs.take<unknown[]>("/data/logs");
    const rejected = await send(
      { recipient: fixture("rejectedRecipient"), body: "a".repeat(1000) },
      502,
    );
    const refunded = await wallet();
    const logsAfter = await call("listMessageLogs");
    rule(
      "SMS-084",
      [logs, rejected, logsAfter],
      each<unknown[]>("/data/logs", (entries) =>
        compare(entries, logsBefore, (a, b) => a.length === b.length),
      ),
    );
    rule("SMS-085", [adjusted, rejected, refunded], isEqual(adjusted.take("/data/balance")));

    const key = { "Idempotency-Key": crypto.randomUUID() };
    const first = await send(key, 200);
    const onceCharged = await wallet();
    const again = await send(key, 200);
    const stillOnceCharged = await wallet();
    rule(
      "SMS-074",
      [first, again],
      each("/data/message_id", (id) =>
        compare(id, first.take("/data/message_id"), (a, b) => a === b),
      ),
    );
    rule(
      "SMS-074",
      [first, again, onceCharged, stillOnceCharged],
      isEqual(onceCharged.take("/data/balance")),
    );

    const unit = compareTo(had, heldBalance, (a, b) => a - b);
    const withUnits = async (units: number, body: string, expect: number) => {
      const set = await sandbox.setWallet("sms", {
        balance: derive(unit, (price) => units * price),
      });
      return send({ body: after(set, body) }, expect);
    };
    const empty = await withUnits(0, "a", 402);
    rule("SMS-083", empty);
    shape(empty, "SMS-028", "SMS-025");
    const tooLong = await withUnits(1, "a".repeat(161), 402);
    const foreignTooLong = await withUnits(1, "ж".repeat(71), 402);
    const fits = await withUnits(1, "a".repeat(160), 200);
    const foreignFits = await withUnits(1, "ж".repeat(70), 200);
    const longer = await withUnits(2, "a".repeat(306), 200);
    const leftOfTwo = await sandbox.balance("sms");
    const tooLongForTwo = await withUnits(2, "a".repeat(307), 402);
    const foreignLonger = await withUnits(2, "ж".repeat(134), 200);
    const foreignLeftOfTwo = await sandbox.balance("sms");
    const foreignTooLongForTwo = await withUnits(2, "ж".repeat(135), 402);
    // Far too long: what a segment holds is an assumption, that it counts is not.
    const farTooLong = await withUnits(4, "a".repeat(1000), 402);
    const farTooForeign = await withUnits(1, "ж".repeat(150), 402);
    const short = await withUnits(1, "a", 200);
    rule("SMS-080", [short, farTooLong, farTooForeign]);
    const isAllSpent = (left: number | Missing) => () =>
      compare(left, 0, (rest, none) => rest === none);
    rule("SMS-081", [short, longer], isAllSpent(leftOfTwo));
    rule("SMS-081", [short, foreignLonger], isAllSpent(foreignLeftOfTwo));
    rule("SMS-081", [
      ...[tooLong, foreignTooLong, fits, foreignFits],
      ...[longer, tooLongForTwo, foreignLonger, foreignTooLongForTwo],
    ]);
  },
};

/** Sums of NGN are compared in whole kobo. */
function kobo(naira: number): number {
  return Math.round(naira * 100);
}

function compareTo(
  a: number | Missing,
  b: number | Missing,
  work: (a: number, b: number) => number,
): number | Missing {
  return derive(a, (one) => derive(b, (other) => work(one, other)));
}
