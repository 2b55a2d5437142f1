import type { Answer } from "../flow/answer.ts";
import {
  callEverySmsOperation,
  smsReads,
  unknownReference,
} from "../flow/call-every-sms-operation.ts";
import { type Check, each, header } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { after, derive } from "../flow/first-missing.ts";
import type { Flow, Journey } from "../flow/flow.ts";
import { given } from "../flow/given.ts";
import { hasThousandsSeparators } from "../flow/has-thousands-separators.ts";
import { isRefusal } from "../flow/is-refusal.ts";
import { Missing } from "../flow/missing.ts";

/** The budgets of the SMS area, used up: who shares them, what is said then, and when it is over. */
export const budgets: Flow = {
  name: "budgets",
  area: "sms",
  needsMemory: true,
  async run(journey) {
    const { rule, limitOf, callsToExhaust, sandbox } = journey;
    // Nobody's budget is used up but that of an organisation made for it.
    const start = await sandbox.now();
    const mine = derive(start, () => undefined);
    const other = await sandbox.another();
    const otherKey = derive(other, ({ sms }) => sms ?? "");
    const { seconds } = limitOf("sendSms");

    let lastSend: Answer = await sendOne(journey, mine, 0);
    for (let n = 1; n < callsToExhaust("sendSms"); n++)
      lastSend = await sendOne(journey, after(lastSend, undefined), n);
    let lastRead: Answer = await readOne(journey, mine, 0);
    for (let n = 1; n < callsToExhaust("getStatistics"); n++)
      lastRead = await readOne(journey, after(lastRead, undefined), n);
    let lastExport: Answer = await exportOne(journey, mine);
    for (let n = 1; n < callsToExhaust("exportLogs"); n++)
      lastExport = await exportOne(journey, after(lastExport, undefined));

    const end = await sandbox.now();
    const isInTime = derive(start, (from) =>
      derive(end, (to) =>
        to - from < seconds * 1000
          ? true
          : new Missing(
              "blocked",
              `using up the budgets took longer than the ${seconds} s that they are for`,
            ),
      ),
    );
    const ready = after(isInTime, after(lastSend, after(lastRead, after(lastExport, undefined))));
    const refused = await callEverySmsOperation(journey, { expect: 429, ...guard(ready) });
    const others = await callEverySmsOperation(journey, {
      token: otherKey,
      expect: "admission",
    });
    const of = (answers: readonly Answer[], ...operations: string[]) =>
      answers.filter(({ operation }) => operations.includes(operation));
    const passed = await sandbox.advance(seconds);
    const again = await callEverySmsOperation(journey, {
      expect: "admission",
      ...guard(passed),
    });

    rule("SMS-163", [
      lastSend,
      ...of(refused, "sendSms", "sendOtp"),
      ...of(again, "sendSms", "sendOtp"),
    ]);
    rule("SMS-164", [
      lastRead,
      ...of(refused, "verifyOtp", ...smsReads),
      ...of(again, "verifyOtp", ...smsReads),
    ]);
    rule("SMS-165", [lastExport, ...of(refused, "exportLogs"), ...of(again, "exportLogs")]);
    rule("SMS-169", [...refused, ...others]);
    // So many messages cost more than a thousand: only then does a separator show.
    rule(
      "SMS-134",
      of(again, "getAnalyticsOverview").map(given),
      each("/data/total_cost_today", hasThousandsSeparators),
    );
    for (const answer of refused) {
      rule("SMS-166", answer, each<Fields>("", isRefusal));
      rule("SMS-168", answer, saysWhen(seconds));
    }
  },
};

type Go = undefined | Missing;

function guard(go: unknown): { readonly token?: Missing } {
  return go instanceof Missing ? { token: go } : {};
}

function sendOne({ call, fixture }: Journey, go: Go, turn: number): Promise<Answer> {
  const recipient = fixture("recipient");
  if (turn % 2 === 1) return call("sendOtp", { recipient }, { expect: 200, ...guard(go) });
  return call("sendSms", { recipient, body: "One of many." }, { expect: 200, ...guard(go) });
}

function readOne({ call }: Journey, go: Go, turn: number): Promise<Answer> {
  const operations = ["verifyOtp", ...smsReads];
  const operation = operations[turn % operations.length] ?? "";
  // One that is read in another way, since its method is assumed, uses nothing up.
  if (operation !== "verifyOtp") return call(operation, {}, { expect: 200, ...guard(go) });
  const args = { reference: unknownReference, code: "000000" };
  return call(operation, args, { expect: "success or refusal", ...guard(go) });
}

function exportOne({ call }: Journey, go: Go): Promise<Answer> {
  return call("exportLogs", {}, { expect: 200, ...guard(go) });
}

function saysWhen(most: number): Check {
  return header(
    "Retry-After",
    (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most,
  );
}
