import { expect, test } from "vitest";
import { openPartner, sender } from "../test-partner.ts";

const token = (apiKey: string) => ["POST", "/customer/v2/token", { api_key: apiKey }] as const;

test("a token is a JWT that is good for 24 hours and not a second longer", async () => {
  const { anonymous, esim, sandbox } = await openPartner();
  const { body } = await anonymous(...token(sandbox.organisation.esim.apiKey));
  expect(body.data).toMatchObject({ token_type: "Bearer", expires_in: 86_400 });
  const [header = "", claims = ""] = body.data.access_token.split(".");
  expect(JSON.parse(atob(header))).toEqual({ alg: "HS256", typ: "JWT" });
  const { iat, exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(exp - iat).toBe(86_400);

  await sandbox.control.moveClock({ advance_seconds: 86_399 });
  expect((await esim("GET", "/customer/v2/balance")).status).toBe(200);
  await sandbox.control.moveClock({ advance_seconds: 1 });
  expect((await esim("GET", "/customer/v2/balance")).status).toBe(401);
});

test("a refreshed token is good for another 24 hours", async () => {
  const { esim, sandbox } = await openPartner();
  await sandbox.control.moveClock({ advance_seconds: 80_000 });
  const { body } = await esim("POST", "/customer/v2/auth/refresh");
  await sandbox.control.moveClock({ advance_seconds: 80_000 });
  const renewed = sender(sandbox, { authorization: `Bearer ${body.data.access_token}` });
  expect((await renewed("GET", "/customer/v2/balance")).status).toBe(200);
  expect((await esim("POST", "/customer/v2/auth/refresh")).status).toBe(401);
});

test("an api_key that is not known, or of another area, gets no token", async () => {
  const { anonymous, sandbox } = await openPartner();
  for (const key of ["nobody", "", sandbox.organisation.sms.apiKey]) {
    const { status, body } = await anonymous(...token(key));
    expect([status, body.success]).toEqual([401, false]);
  }
  expect((await anonymous("POST", "/customer/v2/token", {})).status).toBe(422);
  expect((await anonymous("POST", "/customer/v2/token", { api_key: 7 })).status).toBe(422);
});

test("a missing, a wrong and a tampered credential are refused in every area", async () => {
  const { anonymous, sandbox } = await openPartner();
  const { body } = await anonymous(...token(sandbox.organisation.esim.apiKey));
  const good: string = body.data.access_token;
  const [head, claims = "", signature] = good.split(".");
  const other = JSON.parse(Buffer.from(claims, "base64url").toString());
  const forged = Buffer.from(JSON.stringify({ ...other, exp: 9e9 })).toString("base64url");
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  const tokens = ["", "x", "x.y.z", `${head}.${forged}.${signature}`, `${none}.${claims}.`];
  for (const text of [...tokens, `${good}x`, sandbox.organisation.esim.apiKey]) {
    const wrong = sender(sandbox, { authorization: `Bearer ${text}`, "x-api-key": text });
    for (const path of PATHS) expect((await wrong("GET", path)).status).toBe(401);
  }
  for (const path of PATHS) expect((await anonymous("GET", path)).status).toBe(401);
});

const PATHS = ["/customer/v2/balance", "/api/third-party/partner/user/", "/api/sms/balance"];
