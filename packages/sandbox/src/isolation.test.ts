import { expect, test } from "vitest";
import { magicValues } from "./magic-values.ts";
import type { OrganisationCredentials } from "./organisations/credentials.ts";
import { openPartner, sender, type TestPartner } from "./test-partner.ts";
import { ada } from "./voice/test-voice.ts";

async function callersOf({ sandbox, anonymous }: TestPartner, owner: OrganisationCredentials) {
  const { esim, voice, sms } = owner;
  const { body } = await anonymous("POST", "/customer/v2/token", { api_key: esim.apiKey });
  return {
    esim: sender(sandbox, { authorization: `Bearer ${body.data.access_token}` }),
    voice: sender(sandbox, { authorization: `Bearer ${voice.apiKey}` }),
    sms: sender(sandbox, { "x-api-key": sms.apiKey }),
  };
}

type Callers = Awaited<ReturnType<typeof callersOf>>;

/** Everything that an organisation can see. */
async function everything({ esim, voice, sms }: Callers): Promise<unknown[]> {
  const reads = [
    esim("GET", "/customer/v2/balance"),
    esim("GET", "/customer/v2/orders?include=sims,user"),
    esim("GET", "/customer/v2/sims"),
    voice("GET", "/api/third-party/partner/available-numbers/?page_size=100"),
    voice("GET", "/api/third-party/partner/user/"),
    sms("GET", "/api/sms/logs"),
    sms("GET", "/api/sms/statistics"),
    sms("GET", "/api/sms/balance"),
    sms("GET", "/api/sms/analytics/overview"),
    sms("POST", "/api/sms/export"),
  ];
  return (await Promise.all(reads)).map(({ status, body }) => [status, body]);
}

test("what one organisation does, no other sees", async () => {
  const partner = await openPartner();
  const { control } = partner.sandbox;
  const a = await callersOf(partner, partner.sandbox.organisation);
  const other = await control.createOrganisation();
  const b = await callersOf(partner, other);
  const before = await everything(b);

  const order = { package_id: "ng-1gb-7d", quantity: 2, description: "of A" };
  const { sims } = (await a.esim("POST", "/customer/v2/orders", order)).body.data;
  const [{ iccid }] = sims;
  await control.consume(iccid, { data_mb: 1 });
  const topUp = { package_id: "ng-1gb-7d-topup", iccid };
  const key = { "Idempotency-Key": "shared" };
  expect((await a.esim("POST", "/customer/v2/orders/topups", topUp, key)).status).toBe(200);
  expect((await a.voice("POST", "/api/third-party/partner/claim-number/", ada)).status).toBe(200);
  const message = { recipient: "+2348030000001", body: "Hello" };
  expect((await a.sms("POST", "/api/sms/send", message, key)).status).toBe(200);
  const otp = await a.sms("POST", "/api/sms/otp/send", { recipient: "+2348030000001" });
  const { reference } = otp.body.data;

  expect(await everything(b)).toEqual(before);
  for (const read of ["usage", "packages", "topups", "instructions"]) {
    expect((await b.esim("GET", `/customer/v2/sims/${iccid}/${read}`)).status).toBe(404);
  }
  expect((await b.esim("POST", "/customer/v2/orders/topups", topUp)).status).toBe(404);
  const verification = { reference, code: "123456" };
  expect((await b.sms("POST", "/api/sms/otp/verify", verification)).status).toBe(404);
  const renewal = { email: ada.email };
  expect((await b.voice("POST", "/api/third-party/partner/renew-number/", renewal)).status).toBe(
    404,
  );
  expect((await b.esim("GET", "/customer/v2/orders?description=of%20A")).body.data).toEqual([]);
  await expect(control.organisation(other.id).consume(iccid, {})).rejects.toThrow(iccid);
  expect(await control.organisation(other.id).listOutbox()).toEqual([]);

  // The same key of another organisation is another key.
  const own = { ...topUp, iccid: magicValues.activeIccid.value };
  const answer = await b.esim("POST", "/customer/v2/orders/topups", own, key);
  expect(answer.body.data.data).toMatchObject({ id: 2, iccid: own.iccid });
});

test("a credential opens its own area only, and only its own organisation's", async () => {
  const partner = await openPartner();
  const { esim, voice, sms } = partner.sandbox.organisation;
  const balances = ["/customer/v2/balance", "/api/third-party/partner/user/", "/api/sms/balance"];
  const wrong = [
    { authorization: `Bearer ${esim.apiKey}`, "x-api-key": esim.apiKey },
    { authorization: `Bearer ${sms.apiKey}`, "x-api-key": voice.apiKey },
  ];
  for (const headers of wrong) {
    for (const path of balances) {
      expect((await sender(partner.sandbox, headers)("GET", path)).status).toBe(401);
    }
  }
});

test("one organisation's calls do not spend another's budget", async () => {
  const partner = await openPartner();
  const other = await callersOf(partner, await partner.sandbox.control.createOrganisation());
  const usage = `/customer/v2/sims/${magicValues.activeIccid.value}/usage`;
  expect((await partner.esim("GET", usage)).status).toBe(200);
  expect((await other.esim("GET", usage)).status).toBe(200);
  expect((await other.esim("GET", usage)).status).toBe(429);
});

test("a reset of one organisation leaves the others as they are", async () => {
  const partner = await openPartner();
  const { control } = partner.sandbox;
  await partner.esim("POST", "/customer/v2/orders", { package_id: "ng-1gb-7d", quantity: 1 });
  const before = await everything(partner);
  const other = await control.createOrganisation();
  await control.organisation(other.id).resetOrganisation();
  expect(await everything(partner)).toEqual(before);
});
