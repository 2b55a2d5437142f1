import { MINUTE } from "../clock.ts";
import { magicValues } from "../magic-values.ts";
import type { Random } from "../random.ts";
import type { SmsCode } from "./tables.ts";

/** How long a code can be verified (SMS-112: unknown). */
export const CODE_LASTS_MS: number = 10 * MINUTE;

const KNOWN_CODE = "123456";
const magicCodes: readonly string[] = [
  magicValues.expiringCode.value,
  magicValues.exhaustingCode.value,
];

/** A code of six digits (SMS-100: its form is unknown), never one with an effect of its own. */
export function drawCode(random: Random, recipient: string): string {
  if (recipient === magicValues.knownCode.value) return KNOWN_CODE;
  const code = random.digits(KNOWN_CODE.length);
  return magicCodes.includes(code) ? drawCode(random, recipient) : code;
}

/** What a check can find, and the status it then has (SMS-113). */
export const findings = {
  right: { status: "verified", message: "The code is right" },
  wrong: { status: "pending", message: "The code is wrong" },
  expired: { status: "expired", message: "The code has expired" },
  exhausted: { status: "failed", message: "No attempts are left" },
  // SMS-116: what a second check answers is unknown; here a code is good for one.
  used: { status: "failed", message: "The code was used already" },
} as const;
export type Finding = keyof typeof findings;

/** Why a code cannot be checked any more. */
export function endOf(code: SmsCode, now: number): Finding {
  if (code.verified === 1) return "used";
  return now >= code.expires_at ? "expired" : "exhausted";
}
