import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { sender } from "../test-partner.ts";
import { ada, openVoice } from "./test-voice.ts";

test("a claim assigns the number, signs the user up and answers nothing but its success", async () => {
  const { claim, numbers, users } = await openVoice();
  const { status, body } = await claim();
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: expect.any(String), data: null });
  const found = await numbers(`?phone_number=${encodeURIComponent(ada.pressone_number)}`);
  expect(found.body.data).toMatchObject({ data: [], total: 0, nb_pages: 0 });
  expect((await users()).body.data.data).toEqual([
    {
      first_name: "Ada",
      last_name: "Obi",
      email: ada.email,
      mobile: ada.mobile,
      subscription: {
        plan: expect.any(String),
        term: expect.any(String),
        standard_cost: expect.any(Number),
        is_active: true,
        is_free_trial: false,
        billing_day: 15,
        date_created: "2026-01-15T09:00:00Z",
      },
      date_created: "2026-01-15T09:00:00Z",
    },
  ]);
});

test("a claim as a free trial begins one", async () => {
  const { claim, users } = await openVoice();
  await claim({ is_free_trial: true });
  const [user] = (await users()).body.data.data;
  expect(user.subscription).toMatchObject({ is_active: true, is_free_trial: true });
});

test("one number claimed by 50 callers at once has one owner", async () => {
  const { claim, users } = await openVoice();
  const claims = Array.from({ length: 50 }, (_, n) => claim({ email: `user${n}@example.com` }));
  const statuses = (await Promise.all(claims)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const { data } = (await users()).body;
  expect(data.total).toBe(1);
  expect(data.data[0].email).toBe(`user${statuses.indexOf(200)}@example.com`);
});

test("a number that nobody offers, one that is taken and one that was snatched are refused with 409", async () => {
  const { claim, numbers, users } = await openVoice();
  await claim();
  const snatched = magicValues.snatchedNumber.value;
  const listed = await numbers(`?phone_number=${encodeURIComponent(snatched)}`);
  expect(listed.body.data.data).toEqual([{ country_code: "NG", phone_number: snatched }]);
  for (const pressone_number of ["+2349999999999", ada.pressone_number, snatched]) {
    const { status, body } = await claim({ pressone_number, email: "ben@example.com" });
    expect([status, body.success]).toEqual([409, false]);
  }
  expect((await users()).body.data.total).toBe(1);
});

test.each([
  ["nin with a letter", { nin: "1234567890a" }],
  ["nin of 12 digits", { nin: "123456789012" }],
  ["nin that is empty", { nin: "" }],
  ["nin as a number", { nin: 12345678901 }],
  ["dob that is no date", { dob: "1990-02-30" }],
  ["dob written otherwise", { dob: "12/04/1990" }],
  ["no pressone_number", { pressone_number: undefined }],
  ["is_free_trial as a text", { is_free_trial: "yes" }],
])("a claim with %s is refused with 422 and takes nothing", async (_, change) => {
  const { claim, numbers, users } = await openVoice();
  const { status, body } = await claim(change);
  expect([status, body.success]).toEqual([422, false]);
  expect(body.message).toContain(Object.keys(change)[0]);
  expect((await users()).body.data.total).toBe(0);
  expect((await numbers()).body.data.data[0].phone_number).toBe(ada.pressone_number);
});

test("a second claim of the same user adds a number and begins the subscription anew", async () => {
  const { claim, pass, users } = await openVoice();
  await claim({ is_free_trial: true });
  await pass(24 * 3600);
  await claim({ pressone_number: "+2347001000002", mobile: "+2348030000002" });
  const { data } = (await users()).body;
  expect(data.total).toBe(1);
  expect(data.data[0]).toMatchObject({
    mobile: "+2348030000002",
    date_created: "2026-01-15T09:00:00Z",
    subscription: { is_free_trial: false, date_created: "2026-01-16T09:00:00Z", billing_day: 16 },
  });
});

test("organisations have numbers and users of their own", async () => {
  const { sandbox, claim, numbers } = await openVoice();
  await claim();
  const other = await sandbox.control.createOrganisation();
  const voice = sender(sandbox, { authorization: `Bearer ${other.voice.apiKey}` });
  const users = await voice("GET", "/api/third-party/partner/user/");
  expect(users.body.data.total).toBe(0);
  const renewal = { email: ada.email };
  expect((await voice("POST", "/api/third-party/partner/renew-number/", renewal)).status).toBe(404);
  const theirs = await voice("GET", "/api/third-party/partner/available-numbers/");
  expect(theirs.body.data.total).toBe((await numbers()).body.data.total + 1);
});

test("a call without a valid API key is refused with 401", async () => {
  const { anonymous, sandbox } = await openVoice();
  const wrong = sender(sandbox, { authorization: "Bearer voice_wrong" });
  for (const send of [anonymous, wrong]) {
    const { status, body } = await send("GET", "/api/third-party/partner/user/");
    expect([status, body.success]).toEqual([401, false]);
  }
});
