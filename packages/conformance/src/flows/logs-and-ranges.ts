import { each, status } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { Missing } from "../flow/missing.ts";

const day = 24 * 3600;

/** The export of the logs, and which days the overview covers. */
export const logsAndRanges: Flow = {
  name: "logs-and-ranges",
  area: "sms",
  needsMemory: true,
  async run({ call, rule, shape, fixture, sandbox }) {
    const now = await sandbox.now();
    const sent = await call("sendSms", {
      recipient: fixture("recipient"),
      body: "A test message of the conformance suite.",
    });
    const file = await call("exportLogs");
    for (const id of ["SMS-001", "SMS-002", "SMS-009", "SMS-012"]) rule(id, file);
    // Of a path that is not there it says nothing: not the bare answer decides it, but its status.
    rule("SMS-125", file, status(200));
    shape(file, "SMS-123", "SMS-124");
    rule(
      "SMS-123",
      file,
      each<string>("", (text) => (text.trim() === "" ? undefined : isTable(text))),
    );
    rule(
      "SMS-124",
      [sent, file],
      each<string>("", (text) => isTable(text, ",") && /[a-z]/i.test(text.split("\n")[0] ?? "")),
    );

    const time = now instanceof Missing ? Date.now() : now;
    const dayOf = (offset: number) =>
      new Date(time + offset * day * 1000).toISOString().slice(0, 10);
    const today = await call(
      "getAnalyticsOverview",
      { from: dayOf(0), to: dayOf(1) },
      { expect: 200 },
    );
    const lastYear = await call(
      "getAnalyticsOverview",
      { from: dayOf(-400), to: dayOf(-300) },
      { expect: 200 },
    );
    const plain = await call("getAnalyticsOverview", {}, { expect: 200 });
    const messages = (holds: (count: number) => boolean) =>
      each<number>("/data/messages_sent", (count) => holds(count));
    rule("SMS-127", [plain, today]);
    rule(
      "SMS-129",
      [sent, lastYear, today],
      messages((count) => count >= 1),
    );
    rule(
      "SMS-129",
      [sent, today, lastYear],
      messages((count) => count === 0),
    );

    const soon = await sandbox.advance(60);
    const reported = await call("getAnalyticsOverview", {}, soon === true ? {} : { token: soon });
    const almost = await sandbox.advance(28 * day);
    const within = await call("getAnalyticsOverview", {}, almost === true ? {} : { token: almost });
    const passed = await sandbox.advance(4 * day);
    const beyond = await call("getAnalyticsOverview", {}, passed === true ? {} : { token: passed });
    const asked = await call("getAnalyticsOverview", { from: after(passed, dayOf(0)) });
    const since = await call("getAnalyticsOverview", {
      ...{ from: after(passed, dayOf(10)), to: after(passed, dayOf(20)) },
    });
    rule(
      "SMS-129",
      [sent, today, since],
      messages((own) => own === 0),
    );
    // It was the only message of its organisation, and it has been delivered.
    rule(
      "SMS-133",
      [sent, within],
      each<Fields>("/data", ({ messages_sent, delivery_rate }) =>
        compare(almost, delivery_rate, (_, rate) =>
          messages_sent === 0 ? undefined : rate === 100,
        ),
      ),
    );
    rule(
      "SMS-134",
      [sent, within],
      each<string>("/data/total_cost_today", (cost) => !/[1-9]/.test(cost)),
    );
    rule(
      "SMS-134",
      [sent, reported],
      each<string>("/data/total_cost_today", (cost) => /[1-9]/.test(cost)),
    );
    const count = today.take<number>("/data/messages_sent");
    rule(
      "SMS-128",
      [sent, today, within],
      messages((own) => compare(own, count, (a, b) => a === b) ?? true),
    );
    rule(
      "SMS-128",
      [sent, asked, beyond],
      each<Fields>("/data", ({ messages_sent }) => messages_sent === 0),
    );
  },
};

/** A line of several columns, and none of JSON. CSV is written with other separators than commas too. */
function isTable(text: string, separators = ",;\t"): boolean {
  const [head = ""] = text.split("\n");
  return [...separators].some((one) => head.includes(one)) && !/^\s*[{[]/.test(text);
}
