import { SECOND } from "../clock.ts";
import { magicValues } from "../magic-values.ts";
import { EXACT_KOBO } from "./price.ts";
import type { SmsMessage } from "./tables.ts";

/** From acceptance to the delivery report. */
const REPORT_AFTER_MS: number = 4 * SECOND;

/** What the provider will report, known beforehand because the recipient decides it. */
export type Report = Pick<SmsMessage, "report_at" | "report_status" | "report_cost_kobo">;

/** Whether the provider takes a message to this recipient. */
export function takes(recipient: string): boolean {
  return recipient !== magicValues.rejectedRecipient.value;
}

/** Hands a message to the provider. */
export function submit(recipient: string, segments: number, now: number): Report {
  const silent = recipient === magicValues.silentRecipient.value;
  const fails = recipient === magicValues.failingRecipient.value;
  return {
    report_at: silent ? null : now + REPORT_AFTER_MS,
    report_status: fails ? "failed" : "delivered",
    // SMS-087: what becomes of the charge of a message that fails is unknown; here it comes back.
    report_cost_kobo: fails ? 0 : segments * EXACT_KOBO,
  };
}
