import { each } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { given } from "../flow/given.ts";

const text = "A test message of the conformance suite.";
const untilReported = 60;

/** What becomes of a message after it was accepted, in the logs and by webhook. */
export const delivery: Flow = {
  name: "delivery",
  area: "sms",
  needsMemory: true,
  async run({ call, rule, fixture, sandbox }) {
    const receiver = await sandbox.receive();
    const sent = await call("sendSms", { recipient: fixture("recipient"), body: text });
    const failing = await call("sendSms", { recipient: fixture("failingRecipient"), body: text });
    const id = sent.take("/data/message_id");
    const early = await call("listMessageLogs");
    const passed = await sandbox.advance(untilReported);
    const late = await call("listMessageLogs", {}, passed === true ? {} : { token: passed });
    const statuses = await call("getDeliveryStatus");
    const reports = await call("getDeliveryReport");
    const received = await sandbox.received(receiver);
    const delivered = given(received);

    const stateIs = (which: unknown, holds: (status: unknown) => boolean | undefined) =>
      each<Fields[]>("/data/logs", (entries) => {
        const entry = entries.find(({ message_id }) => message_id === which);
        return entry ? holds(entry["status"]) : false;
      });
    rule(
      "SMS-065",
      [sent, early],
      stateIs(id, (status) => {
        if (status === "accepted") return true;
        return ends.includes(status as string) ? undefined : false;
      }),
    );
    rule(
      "SMS-067",
      [sent, late],
      stateIs(after(sent, id), (status) => status === "delivered"),
    );
    rule(
      "SMS-067",
      [failing, late],
      stateIs(failing.take("/data/message_id"), (status) => status === "failed"),
    );
    const isKnown = (status: unknown) => ["accepted", ...ends].includes(status as string);
    rule("SMS-069", early, each("/data/logs/*/status", isKnown));
    rule("SMS-069", late, each("/data/logs/*/status", isKnown));
    rule("SMS-069", statuses, each("/data/statuses/*/status", isKnown));
    rule("SMS-069", reports, each("/data/reports/*/status", isKnown));
    rule("SMS-069", delivered, each("/deliveries/*/status", isKnown));

    rule(
      "SMS-153",
      [sent, failing, received],
      each<unknown[]>("/deliveries", (events) => events.length >= 2),
    );
    rule(
      "SMS-154",
      [sent, delivered],
      each("/deliveries/*/message_id", (deliveredId) =>
        compare(id, failing.take("/data/message_id"), (one, other) =>
          [one, other].some((sentId) => sentId === deliveredId),
        ),
      ),
    );
    rule(
      "SMS-155",
      [sent, delivered],
      each<Fields>(
        "",
        ({ method, type, deliveries }) =>
          method === "POST" &&
          /^application\/json\b/.test(`${type}`) &&
          (deliveries as unknown[]).every(isObject),
      ),
    );
    const isOf = (event: unknown, which: unknown) => Object(event)["message_id"] === which;
    rule(
      "SMS-154",
      [sent, failing, delivered],
      each<Fields[]>("/deliveries", (events) =>
        compare(id, failing.take("/data/message_id"), (one, other) =>
          events.length < 2
            ? undefined
            : [one, other].every((which) => events.some((event) => isOf(event, which))),
        ),
      ),
    );
    rule(
      "SMS-153",
      [sent, failing, delivered],
      each<Fields[]>("/deliveries", (events) =>
        compare(id, failing.take("/data/message_id"), (one, other) =>
          areUnlike(
            events.filter((event) => isOf(event, one)),
            events.filter((event) => isOf(event, other)),
          ),
        ),
      ),
    );
    rule("SMS-156", [sent, delivered], each("/deliveries/*", isEvent));
  },
};

const ends = ["delivered", "failed"];

function isEvent(event: unknown): boolean {
  const { message_id, status } = Object(event) as Fields;
  return typeof message_id === "string" && typeof status === "string";
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Whether two messages with unlike ends are told of with unlike statuses, where they are told with any. */
function areUnlike(some: readonly Fields[], others: readonly Fields[]): boolean | undefined {
  const [status, other] = [some.at(-1)?.["status"], others.at(-1)?.["status"]];
  return status === undefined || other === undefined ? undefined : status !== other;
}
