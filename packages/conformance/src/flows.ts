import type { Flow } from "./flow/flow.ts";
import { analytics } from "./flows/analytics.ts";
import { buyEsim } from "./flows/buy-esim.ts";
import { claimAndRenew } from "./flows/claim-and-renew.ts";
import { oneTimeCode } from "./flows/one-time-code.ts";
import { sendSms } from "./flows/send-sms.ts";
import { topUp } from "./flows/top-up.ts";

/** Every documented journey, in the order they are run. */
export const flows: readonly Flow[] = [
  buyEsim,
  topUp,
  claimAndRenew,
  sendSms,
  oneTimeCode,
  analytics,
];
