import { expect, test } from "vitest";
import { manualClock } from "../../core/src/testing/manual-clock.ts";
import {
  createSmsClient,
  isApiError,
  isOutcomeUnknownError,
  isRateLimitError,
  type SmsClientOptions,
} from "./index.ts";

const sent = { message_id: "6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01", status: "accepted" };
const reference = "2b5a1a52-2f0e-4d0c-8f38-8f2f0d6c1e77";
const message = { recipient: "+2348030000001", body: "Hello Ada" };

const envelope = (data: unknown) => Response.json({ success: true, message: "ok", data });
const refusal =
  (status: number, headers = {}) =>
  () =>
    Response.json({ success: false, message: "No." }, { status, headers });

function setUp(
  answer: (request: Request, turn: number) => Response | Promise<Response>,
  options: Partial<SmsClientOptions> = {},
) {
  const clock = manualClock();
  const requests: Request[] = [];
  const client = createSmsClient({
    baseUrl: "https://service.example",
    apiKey: "the-api-key",
    clock,
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request, requests.length);
    },
    ...options,
  });
  return { client, clock, requests };
}

test("every call carries the key in x-api-key, and nowhere else", async () => {
  const { client, requests } = setUp(() => envelope(sent));
  await client.sendSms(message);
  await client.fetch("/api/sms/unknown");
  for (const { headers, url } of requests) {
    expect(headers.get("x-api-key")).toBe("the-api-key");
    expect(headers.get("authorization")).toBeNull();
    expect(url).not.toContain("the-api-key");
  }
});

test("a code is sent, and what the user typed is checked by its reference", async () => {
  const { client, requests } = setUp(({ url }) =>
    url.endsWith("/send")
      ? envelope({ reference })
      : envelope({ verified: false, status: "pending", message: "The code is wrong" }),
  );
  const code = await client.sendOtp({ recipient: "+2348030000001" });
  const check = await client.verifyOtp({ reference: code.reference, code: "000000" });
  expect(check).toEqual({ verified: false, status: "pending", message: "The code is wrong" });
  expect(await requests[1]?.json()).toEqual({ reference, code: "000000" });
});

test("a send is repeated with the same key on the documented 502 and on 429", async () => {
  for (const refused of [refusal(502), refusal(429), refusal(429, { "retry-after": "4" })]) {
    const { client, clock, requests } = setUp((_, turn) => (turn < 3 ? refused() : envelope(sent)));
    expect(await clock.runUntil(client.sendSms(message))).toEqual(sent);
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("a lost send is repeated only with replaySends", async () => {
  const lose = (_: Request, turn: number) => {
    if (turn === 1) throw new TypeError("fetch failed");
    return envelope(sent);
  };
  const careful = setUp(lose);
  const error = await careful.client.sendSms(message).catch((e: unknown) => e);
  expect(careful.requests).toHaveLength(1);
  expect(isOutcomeUnknownError(error) && error.idempotencyKey).toBe(
    careful.requests[0]?.headers.get("idempotency-key"),
  );
  const bold = setUp(lose, { replaySends: true });
  expect(await bold.clock.runUntil(bold.client.sendSms(message))).toEqual(sent);
});

test("codes are never repeated after a lost answer or a 502, also with replaySends", async () => {
  const lost = () => {
    throw new TypeError("fetch failed");
  };
  for (const answer of [lost, refusal(502)])
    for (const replaySends of [false, true]) {
      const { client, clock, requests } = setUp(answer, { replaySends });
      const calls = [
        client.sendOtp({ recipient: "+2348030000001" }),
        client.verifyOtp({ reference, code: "123456" }),
      ].map((call) => call.catch((e: unknown) => e));
      for (const error of await clock.runUntil(Promise.all(calls)))
        expect(isOutcomeUnknownError(error)).toBe(true);
      expect(requests).toHaveLength(2);
    }
});

test.each([400, 401, 402, 404, 422])("a refusal with %i is never repeated", async (status) => {
  const { client, requests } = setUp(refusal(status), { replaySends: true });
  const error = await client.sendSms(message).catch((e: unknown) => e);
  expect(isApiError(error, "sendSms") && error.status).toBe(status);
  expect(requests).toHaveLength(1);
});

test("a 429 that goes on becomes a RateLimitError with its time", async () => {
  const { client, clock } = setUp(refusal(429, { "retry-after": "30" }));
  const error = await clock.runUntil(client.sendSms(message).catch((e: unknown) => e));
  expect(isRateLimitError(error) && error.retryAt.getTime()).toBe(clock.now() + 30_000);
});

test("a one-time code overtakes 400 queued messages", async () => {
  const order: string[] = [];
  const { client, clock } = setUp(
    ({ url }) => {
      order.push(url.includes("/otp/") ? "code" : "message");
      return url.includes("/otp/") ? envelope({ reference }) : envelope(sent);
    },
    { maxWaitMs: Number.POSITIVE_INFINITY },
  );
  const messages = Array.from({ length: 900 }, () => client.sendSms(message));
  await clock.advance(1_000);
  const code = client.sendOtp({ recipient: "+2348030000001" });
  await clock.runUntil(code);
  expect(order.indexOf("code")).toBe(500);
  await clock.runUntil(Promise.all(messages));
});

test("checking a code does not wait for the sends", async () => {
  const { client } = setUp(() => envelope({ ...sent, verified: true, message: "ok" }));
  await Promise.all(Array.from({ length: 500 }, () => client.sendSms(message)));
  await client.verifyOtp({ reference, code: "123456" });
});

test("limits replace the documented figures, each by itself", async () => {
  const { client } = setUp(() => envelope(sent), { limits: { "sms-send": 2 }, maxWaitMs: 0 });
  const sends = await Promise.allSettled([1, 2, 3].map(() => client.sendSms(message)));
  expect(sends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  const reads = Array.from({ length: 300 }, () => client.fetch("/api/sms/balance"));
  await Promise.all(reads);
});

test.each([{ "sms-send": 0 }, { "sms-send": 1.5 }, { "sms-send": Number.NaN }, { sends: 5 }])(
  "%j are no limits",
  (limits) => {
    expect(() => setUp(() => envelope(sent), { limits: limits as object })).toThrow(
      /^limits: \S+ must be a whole number from 1 of a known budget$/,
    );
  },
);

test("an export is text", async () => {
  const csv = "message_id,status\n1,delivered\n";
  const { client, requests } = setUp(
    () => new Response(csv, { headers: { "content-type": "text/csv" } }),
  );
  expect(await client.exportLogs()).toBe(csv);
  expect(await requests[0]?.text()).toBe("");
});
