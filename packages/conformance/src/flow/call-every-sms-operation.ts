import type { Answer } from "./answer.ts";
import type { CallOptions, Journey } from "./flow.ts";

/** The operations that only read, for the budget that they share. */
export const smsReads = [
  "listMessageLogs",
  "getStatistics",
  "getAnalyticsOverview",
  "getMessageVolume",
  "getDeliveryStatus",
  "getDeliveryReport",
  "getWalletBalance",
] as const;

export const unknownReference = "00000000-0000-4000-8000-000000000000";

/** What every operation of the SMS area answers when it is called with these options. */
export async function callEverySmsOperation(
  { call, fixture }: Journey,
  options: CallOptions,
): Promise<Answer[]> {
  const recipient = fixture("recipient");
  const answers = [
    await call("sendSms", { recipient, body: "A test message of the conformance suite." }, options),
    await call("sendOtp", { recipient }, options),
    await call("verifyOtp", { reference: unknownReference, code: "000000" }, options),
    await call("exportLogs", {}, options),
  ];
  for (const operation of smsReads) answers.push(await call(operation, {}, options));
  return answers;
}
