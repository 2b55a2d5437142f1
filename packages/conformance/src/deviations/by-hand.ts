import { analytics } from "./by-hand/analytics.ts";
import { buyEsim } from "./by-hand/buy-esim.ts";
import { claimAndRenew } from "./by-hand/claim-and-renew.ts";
import { messages } from "./by-hand/messages.ts";
import { oneTimeCode } from "./by-hand/one-time-code.ts";
import { topUp } from "./by-hand/top-up.ts";
import type { Deviation } from "./deviation.ts";

/** Every deviation that was thought of by a person, since no schema could tell it. */
export const byHand: readonly Deviation[] = [
  ...buyEsim,
  ...topUp,
  ...claimAndRenew,
  ...messages,
  ...oneTimeCode,
  ...analytics,
];
