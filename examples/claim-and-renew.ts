/** A user picks a phone number, tries it for free, and stays. */
import { strict as assert } from "node:assert";
import { createSandbox } from "@partner-connectivity/sandbox";
import { createVoiceClient, isApiError } from "@partner-connectivity/voice";

const sandbox = createSandbox({ clock: "manual" });
const voice = createVoiceClient({
  baseUrl: "http://sandbox.test",
  apiKey: sandbox.organisation.voice.apiKey,
  fetch: sandbox.fetch,
});
const user = {
  first_name: "Ada",
  last_name: "Obi",
  business_name: "Harbour Travel",
  email: "ada.obi@example.com",
  mobile: "+2348030000001",
  dob: "1990-04-12",
  nin: "12345678901",
};

const { data: numbers } = await voice.listAvailableNumbers({ page_size: 20 });
const [first, second] = numbers.map(({ phone_number }) => phone_number);
assert(first && second);
await voice.claimNumber({ ...user, pressone_number: first, is_free_trial: true });

// Somebody else wants the same number: a refusal is an error that says which.
const other = { ...user, email: "bola.ade@example.com", pressone_number: first };
const refusal = await voice.claimNumber(other).catch((error: unknown) => error);
assert(isApiError(refusal, "claimNumber") && refusal.status === 409);
await voice.claimNumber({ ...other, pressone_number: second });

await voice.renewNumber({ email: user.email });
const { data: users } = await voice.listUsers({ email: user.email });
assert.equal(users[0]?.subscription?.is_free_trial, false);
console.log(
  `${user.first_name} keeps ${first}; its price is ${users[0].subscription.standard_cost}.`,
);
await sandbox.close();
