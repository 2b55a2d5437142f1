import { type Check, each, hasSomeOf } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import type { Flow } from "../flow/flow.ts";
import { valuesAt } from "../flow/values-at.ts";
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
    rule("SMS-091", sent, hasSomeOf("/data", "reference"));
    rule("SMS-090", sent, hasUuid);
    shape(sent, "SMS-091");

    const checked = await call("verifyOtp", { reference, code: await code(sent) });
    rule("SMS-007", checked);
    rule("SMS-089", [sent, checked]);
    rule("SMS-106", [sent, checked], each<Fields>("/data", isVerified));
    shape(checked, "SMS-104", "SMS-105");

    wearsSmsEnvelope(journey, sent, checked);
  },
};

/** Of a reference that stands elsewhere it says nothing. */
const hasUuid: Check = ({ body }) =>
  valuesAt(body, "/data/reference").map(
    ({ pointer, value }) =>
      /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(`${value}`) || { pointer, value },
  )[0];

function isVerified({ verified, status }: Fields): boolean {
  return verified === true && status === "verified";
}
