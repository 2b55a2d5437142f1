import { callEverySmsOperation } from "../flow/call-every-sms-operation.ts";
import type { Flow } from "../flow/flow.ts";

/** SMS calls without an API key and with an unknown one. */
export const smsCredentials: Flow = {
  name: "sms-credentials",
  area: "sms",
  needsMemory: true,
  async run(journey) {
    const { rule, shape } = journey;
    const withoutKey = await callEverySmsOperation(journey, { token: null, expect: 401 });
    const withUnknownKey = await callEverySmsOperation(journey, {
      token: "no-such-key",
      expect: 401,
    });
    rule("SMS-020", withoutKey);
    rule("SMS-021", withUnknownKey);
    for (const refusal of [...withoutKey, ...withUnknownKey]) shape(refusal, "SMS-020");
  },
};
