import { all, type Check, each, status } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { Missing } from "../flow/missing.ts";
import { isPaged, keepsWithin, linksToItsNeighbours } from "../flow/voice-page.ts";
import type { Claimant } from "../target/fixtures.ts";

const fortyDays = 40 * 24 * 3600;

/** Claims that are taken and refused, the users they make, and renewals of free and paid ones. */
export const claims: Flow = {
  name: "claims",
  area: "voice",
  needsMemory: true,
  async run({ call, rule, shape, fixture, sandbox }) {
    const ada = fixture("claimant");
    const ben = fixture("secondClaimant");
    const emailOfAda = derive(ada, ({ email }) => email);
    const emailOfBen = derive(ben, ({ email }) => email);
    const numbers = await call("listAvailableNumbers");
    const number = numbers.take("/data/data/0/phone_number");
    const another = numbers.take("/data/data/1/phone_number");
    const users = (query: object) => call("listUsers", { ...query }, { expect: 200 });

    const attempt = (change: object) =>
      call(
        "claimNumber",
        { ...claimOf(ada), pressone_number: number, ...change },
        { expect: "refusal", faulty: true },
      );
    const incomplete = [];
    for (const name of required) incomplete.push(await attempt({ [name]: undefined }));
    const misdated = [await attempt({ dob: "12/04/1990" }), await attempt({ dob: "1990-02-30" })];
    const misnumbered = [
      await attempt({ nin: "1234567890a" }),
      await attempt({ nin: "123456789012" }),
    ];
    const misnamed = await attempt({ pressone_number: undefined, phone_number: number });
    const asText = await attempt({ is_free_trial: "yes" });
    const asNumber = await attempt({ business_name: 17 });
    const none = await users({});

    const before = await sandbox.now();
    const claimed = await call(
      "claimNumber",
      { ...claimOf(ada), pressone_number: number },
      { expect: 200 },
    );
    const afterwards = await sandbox.now();
    const ofAda = await users({ email: emailOfAda });
    const left = await call("listAvailableNumbers", { phone_number: number });
    rule("VOICE-003", [numbers, claimed]);
    rule("VOICE-054", [claimed, ...incomplete, asNumber]);
    rule("VOICE-055", [claimed, ...misdated]);
    rule("VOICE-056", [claimed, ...misnumbered]);
    rule("VOICE-057", [claimed, misnamed]);
    rule(
      "VOICE-058",
      [asText, claimed, ofAda],
      each("/data/data/*/subscription/is_free_trial", (free) => free === false),
    );
    for (const id of ["VOICE-059", "VOICE-062"]) {
      rule(
        id,
        [claimed, left],
        each<Fields[]>("/data/data", (entries) =>
          entries.every(({ phone_number }) => phone_number !== number),
        ),
      );
    }
    rule(
      "VOICE-060",
      [claimed, ofAda],
      each<Fields[]>(
        "/data/data",
        (list) => list.length === 1 && isObject(list[0]?.["subscription"]),
      ),
    );
    rule(
      "VOICE-063",
      [claimed, ofAda],
      each<Fields>("/data/data/*", (user) =>
        compare(ada, user, (person, own) => names.every((name) => own[name] === person[name])),
      ),
    );
    rule(
      "VOICE-065",
      [claimed, ofAda],
      each("/data/data/*/subscription/is_active", (active) => active === true),
    );
    const isOfThen: Check = (answer) =>
      each<string>("/data/data/*/date_created", (time) => isBetween(time, before, afterwards))(
        answer,
      );
    rule("VOICE-031", [claimed, ofAda], isOfThen);
    rule(
      "VOICE-036",
      [claimed, ofAda],
      each<string>("/data/data/*/subscription/date_created", (time) =>
        isBetween(time, before, afterwards),
      ),
    );

    const again = await call(
      "claimNumber",
      { ...claimOf(ben), pressone_number: number },
      { expect: 409 },
    );
    const snatched = await call(
      "claimNumber",
      { ...claimOf(ben), pressone_number: fixture("snatchedNumber") },
      { expect: 409 },
    );
    rule("VOICE-067", [again, snatched]);
    for (const refused of [...incomplete, ...misdated, ...misnumbered, misnamed, asText]) {
      rule("VOICE-066", refused, status(422));
    }
    shape(again, "VOICE-098");
    const other = await sandbox.another();
    const elsewhere = await call(
      "claimNumber",
      { ...claimOf(ben), pressone_number: number },
      { token: derive(other, ({ voice }) => voice ?? ""), expect: 200 },
    );
    const own = await users({ page_size: 100 });
    rule(
      "VOICE-087",
      [none, elsewhere, own],
      each<Fields[]>("/data/data", (list) =>
        compare(
          emailOfAda,
          none.take<Fields[]>("/data/data"),
          (email, had) =>
            list.some((user) => user["email"] === email) && list.length === had.length + 1,
        ),
      ),
    );

    const trial = await call(
      "claimNumber",
      { ...claimOf(ben), pressone_number: another, is_free_trial: true },
      { expect: 200 },
    );
    const ofBen = await users({ email: emailOfBen });
    const byMobile = await users({
      mobile: derive(ben, ({ mobile }) => mobile),
      page_index: 1,
      page_size: 10,
    });
    const ofNobody = await users({ email: "nobody@example.com" });
    rule(
      "VOICE-064",
      [claimed, trial, ofBen],
      each("/data/data/*/subscription/is_free_trial", (free) => free === true),
    );
    rule(
      "VOICE-064",
      [trial, claimed, ofAda],
      each("/data/data/*/subscription/is_free_trial", (free) => free === false),
    );
    rule("VOICE-086", [ofBen, byMobile]);
    for (const found of [ofBen, byMobile]) {
      rule(
        "VOICE-088",
        [trial, found],
        each<Fields[]>("/data/data", (list) =>
          compare(
            emailOfBen,
            list,
            (email, all) => all.length > 0 && all.every((user) => user["email"] === email),
          ),
        ),
      );
    }
    rule(
      "VOICE-026",
      ofNobody,
      each<Fields>(
        "/data",
        ({ data, total }) => total === 0 && Array.isArray(data) && data.length === 0,
      ),
    );

    const first = await users({ page_size: 1 });
    const second = await users({ page_size: 1, page_index: 2 });
    const beyond = await users({ page_index: 9999 });
    const plain = await users({});
    rule("VOICE-021", [claimed, trial, first], each<Fields>("/data", linksToItsNeighbours));
    rule("VOICE-021", [claimed, trial, second], each<Fields>("/data", linksToItsNeighbours));
    rule("VOICE-025", plain, isPaged(1, 10));
    rule("VOICE-025", second, isPaged(2, 1));
    rule(
      "VOICE-027",
      beyond,
      each<unknown[]>("/data/data", (list) => list.length === 0),
    );
    rule(
      "VOICE-051",
      first,
      each<unknown[]>("/data/data", (list) => list.length <= 1),
    );
    rule(
      "VOICE-049",
      plain,
      each("/data/page_index", (index) => index === 1),
    );
    rule(
      "VOICE-049",
      [first, second],
      each("/data/data/0/email", (email) =>
        compare(email, first.take("/data/data/0/email"), (a, b) => a !== b),
      ),
    );
    const tryTo = (query: object) =>
      call("listUsers", { ...query }, { expect: "success or refusal", faulty: true });
    const ofNone = await tryTo({ page_size: 0 });
    const ofTooMany = await tryTo({ page_size: 101 });
    const beforeTheFirst = await tryTo({ page_index: 0 });
    rule("VOICE-049", beforeTheFirst, keepsWithin("page_index", 1));
    rule("VOICE-050", ofNone, keepsWithin("page_size", 1, 100));
    rule("VOICE-050", ofTooMany, keepsWithin("page_size", 1, 100));
    rule(
      "VOICE-050",
      plain,
      each("/data/page_size", (size) => size === 10),
    );
    for (const refused of [ofNone, ofTooMany, beforeTheFirst])
      rule("VOICE-052", refused, status(422));

    const withoutEmail = await call("renewNumber", {}, { expect: "refusal", faulty: true });
    const withNumber = await call(
      "renewNumber",
      { email: 17 },
      { expect: "refusal", faulty: true },
    );
    const ofStranger = await call("renewNumber", { email: "nobody@example.com" }, { expect: 404 });
    const converted = await call(
      "renewNumber",
      { email: after(trial, emailOfBen) },
      { expect: 200 },
    );
    const convertedUser = await users({ email: after(converted, emailOfBen) });
    rule("VOICE-077", [converted, withoutEmail, withNumber]);
    rule("VOICE-083", withoutEmail, status(422));
    rule("VOICE-083", withNumber, status(422));
    rule("VOICE-082", ofStranger);
    for (const id of ["VOICE-079", "VOICE-081"]) {
      rule(
        id,
        [trial, converted, convertedUser],
        each("/data/data/*/subscription/is_free_trial", (free) => free === false),
      );
    }
    const lapsed = await sandbox.advance(fortyDays);
    const lapsedUser = await users({ email: after(lapsed, emailOfAda) });
    const renewed = await call(
      "renewNumber",
      { email: after(claimed, after(lapsedUser, emailOfAda)) },
      { expect: 200 },
    );
    const renewedUser = await users({ email: after(renewed, emailOfAda) });
    for (const id of ["VOICE-078", "VOICE-080"]) {
      rule(
        id,
        [lapsedUser, renewed, renewedUser],
        all(
          isActive,
          each("/data/data/*/subscription/is_free_trial", (free) => free === false),
        ),
      );
    }
    for (const refusal of [...incomplete, withoutEmail, ofStranger, ofNone, beforeTheFirst])
      shape(refusal, "VOICE-098");
  },
};

const names = ["first_name", "last_name", "email", "mobile"] as const;
const ofClaimant = [...names, "business_name", "dob", "nin"] as const;
const required = [...ofClaimant, "pressone_number"];
const isActive: Check = each("/data/data/*/subscription/is_active", (active) => active === true);

function claimOf(claimant: Claimant | Missing): Record<string, string | Missing> {
  return Object.fromEntries(
    ofClaimant.map((name) => [name, derive(claimant, (person) => person[name])]),
  );
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Whether a time lies in the span of a step, give or take the second that a time may be cut to. */
function isBetween(
  text: string,
  from: number | Missing,
  to: number | Missing,
): boolean | undefined {
  if (from instanceof Missing || to instanceof Missing || Number.isNaN(Date.parse(text)))
    return undefined;
  return Date.parse(text) >= from - 1000 && Date.parse(text) <= to + 1000;
}
