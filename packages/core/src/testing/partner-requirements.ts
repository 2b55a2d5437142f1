/** The client test that proves a rule which binds the partner, or why no client can keep it. */
export type Proof = { readonly file: string; readonly test: string } | { readonly reason: string };

const proof = (file: string, test: string): Proof => ({ file: `packages/${file}`, test });
const reason = (text: string): Proof => ({ reason: text });

const sendsWhatIsShown = proof(
  "core/src/testing/contract-rules.ts",
  "%s sends what the contract shows",
);
const refusesWebPages = proof(
  "core/src/create-client.test.ts",
  "a web page is refused unless it is allowed",
);
const repeatsRefusedSends = proof(
  "sms/src/sms-client.test.ts",
  "a send is repeated with the same key on the documented 502 and on 429",
);
const checksByReference = proof(
  "sms/src/sms-client.test.ts",
  "a code is sent, and what the user typed is checked by its reference",
);
const needsItsFields = proof(
  "sms/src/sms-client.test-d.ts",
  "arguments and options are those of the contract",
);

/** Every requirement of the registry with `binds: partner`, by its id. */
export const partnerRequirements: Readonly<Record<string, Proof>> = {
  "ESIM-008": reason(
    "No client sees the customer's payment. `choose` of topUp is the place to collect it.",
  ),
  "ESIM-015": reason("The record of customers is kept in the partner's own system."),
  "ESIM-031": reason("No client sees what the customer is asked to pay."),
  "ESIM-095": reason("The ICCIDs are handed over; keeping them is up to the partner's own system."),
  "ESIM-134": proof(
    "esim/src/esim-client.test.ts",
    "every call but the exchange carries the token as a bearer token",
  ),
  "ESIM-162": proof("esim/src/esim-client.test.ts", "packages are asked for once an hour"),
  "ESIM-194": proof(
    "esim/src/esim-client.test.ts",
    "the usage of an eSIM is asked for once in 15 minutes however often it is wanted",
  ),
  "ESIM-198": proof(
    "esim/src/place-order.test.ts",
    "a top-up lists what is on offer each time, then orders what was chosen",
  ),
  "ESIM-199": proof("esim/src/esim-client.test.ts", "a top-up list is never used again"),
  "ESIM-200": sendsWhatIsShown,
  "ESIM-207": reason(
    "Which eSIM is topped up is the caller's choice, and history would use up its turn of 15 minutes; topUp does the two steps between.",
  ),
  "ESIM-217": proof(
    "esim/src/esim-client.test.ts",
    "the token is renewed before its 24 hours are over",
  ),
  "ESIM-218": refusesWebPages,
  "ESIM-243": sendsWhatIsShown,
  "SMS-017": proof(
    "sms/src/sms-client.test.ts",
    "every call carries the key in x-api-key, and nowhere else",
  ),
  "SMS-019": refusesWebPages,
  "SMS-032": sendsWhatIsShown,
  "SMS-034": needsItsFields,
  "SMS-041": needsItsFields,
  "SMS-045": reason("Which sender IDs are approved is the service's to say."),
  "SMS-056": reason("Which variables a template has is not shown."),
  "SMS-057": reason("A gap: nobody knows how several values are written."),
  "SMS-068": proof("sms/src/webhooks.test.ts", "a delivery as the contract shows it is read"),
  "SMS-072": proof("core/src/idempotency.test.ts", "a key goes only where the contract has one"),
  "SMS-086": repeatsRefusedSends,
  "SMS-102": checksByReference,
  "SMS-103": checksByReference,
  "SMS-157": reason("The partner's own server answers a delivery; the README shows how."),
  "SMS-167": repeatsRefusedSends,
  "VOICE-005": reason("A gap: whether payment comes first is unknown."),
  "VOICE-092": proof(
    "voice/src/voice-client.test.ts",
    "every call carries the key as a bearer token",
  ),
  "VOICE-093": refusesWebPages,
};
