import { each } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { after, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { isJsonObject } from "../flow/is-json-object.ts";
import { countsPages, linksToItsNeighbours, linksToNoOtherPage } from "../flow/voice-page.ts";

/** Find a number, claim it for a user as a free trial, renew the subscription. */
export const claimAndRenew: Flow = {
  name: "claim-and-renew",
  area: "voice",
  async run({ call, rule, shape, fixture, choice }) {
    const claimant = fixture("claimant");
    const email = derive(claimant, (person) => person.email);

    const numbers = await call("listAvailableNumbers", { phone_number: choice("claimNumber") });
    const pressone_number = numbers.take("/data/data/0/phone_number");
    rule("VOICE-044", numbers);
    rule(
      "VOICE-015",
      numbers,
      each<string>("/data/data/*/country_code", (code) => /^[A-Z]{2}$/i.test(code)),
    );
    shape(numbers, "VOICE-014", "VOICE-016");

    const claimed = await call("claimNumber", {
      business_name: derive(claimant, (person) => person.business_name),
      dob: derive(claimant, (person) => person.dob),
      email,
      first_name: derive(claimant, (person) => person.first_name),
      last_name: derive(claimant, (person) => person.last_name),
      mobile: derive(claimant, (person) => person.mobile),
      nin: derive(claimant, (person) => person.nin),
      pressone_number,
      is_free_trial: true,
    });
    rule("VOICE-053", claimed);
    rule("VOICE-061", [numbers, claimed]);
    shape(claimed, "VOICE-010");

    const users = await call("listUsers", { email });
    rule("VOICE-085", users);
    rule(
      "VOICE-035",
      users,
      each<number>("/data/data/*/subscription/billing_day", (day) => day >= 1 && day <= 31),
    );
    shape(users, "VOICE-030", "VOICE-032", "VOICE-033", "VOICE-034", "VOICE-037", "VOICE-038");

    // Anybody else would be charged for it.
    const mayRenew = choice("renewEmail") ?? after(claimed, email);
    const renewed = await call("renewNumber", { email: mayRenew });
    rule("VOICE-076", renewed);
    shape(renewed, "VOICE-010");

    const afterwards = await call("listUsers", { email: mayRenew });
    for (const id of ["VOICE-079", "VOICE-081"]) {
      rule(
        id,
        [claimed, renewed, afterwards],
        each("/data/data/*/subscription/is_free_trial", (isTrial) => isTrial === false),
      );
    }

    for (const page of [numbers, users, afterwards]) {
      rule("VOICE-021", page, each<Fields>("/data", linksToItsNeighbours));
      rule("VOICE-023", page, each<Fields>("/data", linksToNoOtherPage));
      rule("VOICE-024", page, each<Fields>("/data", countsPages));
      shape(page, "VOICE-013", "VOICE-019", "VOICE-020", "VOICE-022");
    }
    for (const answer of [numbers, claimed, users, renewed, afterwards]) {
      rule("VOICE-001", answer);
      rule("VOICE-002", answer, isJsonObject);
      rule("VOICE-011", answer);
      rule(
        "VOICE-012",
        answer,
        each("/success", (success) => success === true),
      );
      rule("VOICE-091", answer);
      rule("VOICE-101", answer);
      shape(answer, "VOICE-008", "VOICE-009");
    }
  },
};
