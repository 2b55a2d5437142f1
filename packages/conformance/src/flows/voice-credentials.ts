import { each } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { isRefusal } from "../flow/is-refusal.ts";

/** Voice calls without an API key and with one that is not valid. */
export const voiceCredentials: Flow = {
  name: "voice-credentials",
  area: "voice",
  needsMemory: true,
  async run({ call, rule, shape, fixture }) {
    const claimant = fixture("claimant");
    const numbers = await call("listAvailableNumbers");
    const claim = {
      business_name: derive(claimant, (person) => person.business_name),
      dob: derive(claimant, (person) => person.dob),
      email: derive(claimant, (person) => person.email),
      first_name: derive(claimant, (person) => person.first_name),
      last_name: derive(claimant, (person) => person.last_name),
      mobile: derive(claimant, (person) => person.mobile),
      nin: derive(claimant, (person) => person.nin),
      pressone_number: numbers.take("/data/data/0/phone_number"),
    };
    // The key that opened one list opens the other, or it is wanted in another place there.
    rule("VOICE-091", [numbers, await call("listUsers", {}, { expect: "access" })]);
    const callAll = async (token: string | null) => [
      await call("listAvailableNumbers", {}, { token, expect: 401 }),
      await call("claimNumber", claim, { token, expect: 401 }),
      await call("renewNumber", { email: claim.email }, { token, expect: 401 }),
      await call("listUsers", {}, { token, expect: 401 }),
    ];
    const withoutKey = await callAll(null);
    const withWrongKey = await callAll("no-such-key");
    rule("VOICE-094", withoutKey);
    rule("VOICE-095", withWrongKey);
    for (const refusal of [...withoutKey, ...withWrongKey]) {
      rule("VOICE-098", refusal, each<Fields>("", isRefusal));
      shape(refusal, "VOICE-008", "VOICE-009", "VOICE-098");
    }
  },
};
