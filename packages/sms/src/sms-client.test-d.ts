import { expectTypeOf, test } from "vitest";
import {
  createSmsClient,
  isApiError,
  type OtpVerification,
  type SmsClient,
  type SmsDeliveryEvent,
  type SmsSendResult,
} from "./index.ts";
import { parseDelivery } from "./webhooks.ts";

declare const client: SmsClient;
declare const error: unknown;

test("results are the payloads, never optional", () => {
  const sent = client.sendSms({ recipient: "+2348030000001", body: "Hello" });
  expectTypeOf(sent).toEqualTypeOf<Promise<SmsSendResult>>();
  expectTypeOf(client.verifyOtp({ reference: "r", code: "1" })).toEqualTypeOf<
    Promise<OtpVerification>
  >();
  expectTypeOf(client.exportLogs()).toEqualTypeOf<Promise<string>>();
  expectTypeOf(parseDelivery("{}")).toEqualTypeOf<SmsDeliveryEvent>();
});

test("arguments and options are those of the contract", () => {
  const message = { recipient: "+2348030000001", body: "Hello" };
  client.sendSms({ ...message, template: "order_ready" }, { idempotencyKey: "k", maxWaitMs: 1 });
  // @ts-expect-error the body is missing
  client.sendSms({ recipient: "+2348030000001" });
  // @ts-expect-error a value that the contract does not have
  client.sendSms({ ...message, message_type: "voice" });
  // @ts-expect-error the code is a text
  client.verifyOtp({ reference: "r", code: 123456 });
  // @ts-expect-error the contract has no key here
  client.sendOtp({ recipient: "+2348030000001" }, { idempotencyKey: "k" });
  // @ts-expect-error an operation of another area
  client.claimNumber({});
});

test("an error is narrowed by operation, then by status", () => {
  if (!isApiError(error, "sendSms")) return;
  if (error.status === 402) expectTypeOf(error.body.code).toEqualTypeOf<"insufficient_funds">();
  if (error.status === 422)
    expectTypeOf(error.body.errors["recipient"]).toEqualTypeOf<readonly string[] | undefined>();
  if (error.status === 502) expectTypeOf(error.body.success).toEqualTypeOf<false>();
  // @ts-expect-error a status without that field
  if (error.status === 404) error.body.errors;
});

test("a status that nobody knows yet is allowed", () => {
  expectTypeOf<"read">().toExtend<SmsDeliveryEvent["status"]>();
  expectTypeOf<"delivered">().toExtend<SmsDeliveryEvent["status"]>();
});

test("limits are those of the known budgets", () => {
  const options = { baseUrl: "https://service.example", apiKey: "key" };
  createSmsClient({ ...options, limits: { "sms-send": 2_000 }, replaySends: true });
  // @ts-expect-error no such budget
  createSmsClient({ ...options, limits: { sends: 2_000 } });
});
