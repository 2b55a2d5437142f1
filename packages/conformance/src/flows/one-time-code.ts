import { each } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import type { Flow } from "../flow/flow.ts";
import { wearsSmsEnvelope } from "../flow/wears-sms-envelope.ts";

/** Send a code and check what the user typed. */
export const oneTimeCode: Flow = {
  name: "one-time-code",
  area: "sms",
  async run(journey) {
    const { call, rule, shape, fixture, code } = journey;
    const sent = await call("sendOtp", { recipient: fixture("recipient") });
    const reference = sent.take("/data/reference");
    rule("SMS-006", sent);
    rule("SMS-012", sent);
    rule("SMS-092", sent);
    shape(sent, "SMS-090", "SMS-091");

    const checked = await call("verifyOtp", { reference, code: await code(sent) });
    rule("SMS-007", checked);
    rule("SMS-089", [sent, checked]);
    rule("SMS-106", [sent, checked], each<Fields>("/data", isVerified));
    shape(checked, "SMS-104", "SMS-105");

    wearsSmsEnvelope(journey, sent, checked);
  },
};

function isVerified({ verified, status }: Fields): boolean {
  return verified === true && status === "verified";
}
