import { each } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { compare } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { Missing } from "../flow/missing.ts";
import { wearsSmsEnvelope } from "../flow/wears-sms-envelope.ts";

/** Send a message, find it in the logs, read the wallet. */
export const sendSms: Flow = {
  name: "send-sms",
  area: "sms",
  async run(journey) {
    const { call, rule, shape, fixture, sandbox } = journey;
    const sent = await call("sendSms", {
      recipient: fixture("recipient"),
      body: "A test message of the conformance suite.",
      "Idempotency-Key": crypto.randomUUID(),
    });
    const messageId = sent.take("/data/message_id");
    rule("SMS-004", sent);
    shape(sent, "SMS-062", "SMS-063", "SMS-064");

    const logs = await call("listMessageLogs");
    // Whoever has sent before may have more logs than one page shows; a sandbox begins with none.
    const isNew = await sandbox.now();
    rule(
      "SMS-066",
      [sent, logs],
      each<Fields[]>("/data/logs", (entries) =>
        compare(messageId, entries, (id, all) => {
          const isThere = all.some(({ message_id }) => message_id === id);
          return isThere || (isNew instanceof Missing && all.length > 0 ? undefined : false);
        }),
      ),
    );
    rule("SMS-118", logs, each<Fields>("/data/logs/*", isLogEntry));
    shape(logs, "SMS-118", "SMS-119");

    const wallet = await call("getWalletBalance");
    rule(
      "SMS-149",
      wallet,
      each("/data/currency", (currency) => currency === "NGN"),
    );
    shape(wallet, "SMS-148");

    wearsSmsEnvelope(journey, sent, logs, wallet);
    for (const answer of [logs, wallet]) {
      rule("SMS-010", answer);
      rule("SMS-011", answer);
      rule("SMS-012", answer);
    }
  },
};

function isLogEntry({ message_id, status }: Fields): boolean {
  return typeof message_id === "string" && typeof status === "string";
}
