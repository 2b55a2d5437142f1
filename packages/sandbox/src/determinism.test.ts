import { expect, test } from "vitest";
import { createSandbox, type Sandbox } from "./create-sandbox.ts";
import { magicValues } from "./magic-values.ts";

type Step = readonly [method: string, path: string, body?: unknown];

const iccid = magicValues.activeIccid.value;

const steps: readonly Step[] = [
  ["POST", "/customer/v2/auth/refresh"],
  ["POST", "/customer/v2/orders", { package_id: "ng-2gb-30d-bundle", quantity: 3 }],
  ["POST", "/customer/v2/orders", { package_id: "ng-2gb-30d-bundle", quantity: 0 }],
  ["POST", "/customer/v2/orders/topups", { package_id: "ng-1gb-7d-topup", iccid }],
  ["GET", `/customer/v2/sims/${iccid}/packages`],
  ["GET", `/customer/v2/sims/${iccid}/packages`],
  ["GET", "/customer/v2/orders?include=sims"],
  ["POST", "/api/third-party/partner/renew-number/", { email: "nobody@example.com" }],
  ["GET", "/api/third-party/partner/available-numbers/"],
  ["POST", "/api/sms/send", { recipient: "08030000001", body: "Hello" }],
  ["POST", "/api/sms/otp/send", { recipient: "08030000002" }],
  ["GET", "/api/sms/logs"],
  ["GET", "/api/sms/balance"],
  ["POST", "/api/sms/export"],
];

/** Every answer to the steps, and the codes that were sent, as bytes. */
async function play(sandbox: Sandbox): Promise<string[]> {
  const { esim, voice, sms } = sandbox.organisation;
  const transcript: string[] = [];
  let authorization = "";

  async function send([method, path, body]: Step): Promise<string> {
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${path}`, {
        method,
        headers: {
          authorization: path.includes("third-party") ? `Bearer ${voice.apiKey}` : authorization,
          "x-api-key": sms.apiKey,
          "content-type": "application/json",
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    transcript.push([response.status, JSON.stringify([...response.headers]), text].join("\n"));
    return text;
  }

  const token = await send(["POST", "/customer/v2/token", { api_key: esim.apiKey }]);
  authorization = `Bearer ${JSON.parse(token).data.access_token}`;
  for (const step of steps) {
    await send(step);
    await sandbox.control.moveClock({ advance_seconds: 61 });
  }
  transcript.push(JSON.stringify(await sandbox.control.listOutbox()));
  await sandbox.close();
  return transcript;
}

test("the same seed, a manual clock and the same requests give the same bytes", async () => {
  const options = { clock: "manual", seed: 7, strict: true } as const;
  const first = await play(createSandbox(options));
  expect(await play(createSandbox(options))).toEqual(first);
});

test("another organisation's requests in between change nothing", async () => {
  const options = { clock: "manual", seed: 7 } as const;
  const first = await play(createSandbox(options));
  const busy = createSandbox(options);
  const { esim } = await busy.control.createOrganisation();
  const exchange = () =>
    busy.fetch(
      new Request("http://sandbox.test/customer/v2/token", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ api_key: esim.apiKey }),
      }),
    );
  await exchange();
  const [again] = await Promise.all([play(busy), exchange(), exchange()]);
  expect(again).toEqual(first);
});

test("another seed gives other credentials, activation codes and message ids", async () => {
  const one = createSandbox({ clock: "manual", seed: 1 });
  const two = createSandbox({ clock: "manual", seed: 2 });
  expect(one.organisation.esim.apiKey).not.toBe(two.organisation.esim.apiKey);
  const [first, second] = [await play(one), await play(two)];
  const varying = /"matching_id":"\w+"|"message_id":"[\w-]+"|"code":"\d{6}"/g;
  const found = first.join().match(varying) ?? [];
  expect(found.length).toBeGreaterThan(5);
  for (const text of found) expect(second.join()).not.toContain(text);
});
