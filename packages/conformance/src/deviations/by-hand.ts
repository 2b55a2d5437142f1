import { analytics } from "./by-hand/analytics.ts";
import { budgets } from "./by-hand/budgets.ts";
import { buyEsim } from "./by-hand/buy-esim.ts";
import { charges } from "./by-hand/charges.ts";
import { claimAndRenew } from "./by-hand/claim-and-renew.ts";
import { claims } from "./by-hand/claims.ts";
import { contradictions } from "./by-hand/contradictions.ts";
import { credentials } from "./by-hand/credentials.ts";
import { delivery } from "./by-hand/delivery.ts";
import { esimCorners } from "./by-hand/esim-corners.ts";
import { messages } from "./by-hand/messages.ts";
import { money } from "./by-hand/money.ts";
import { numbers } from "./by-hand/numbers.ts";
import { oneTimeCode } from "./by-hand/one-time-code.ts";
import { orderList } from "./by-hand/order-list.ts";
import { ordering } from "./by-hand/ordering.ts";
import { packageList } from "./by-hand/package-list.ts";
import { refusedClaims } from "./by-hand/refused-claims.ts";
import { renewals } from "./by-hand/renewals.ts";
import { smsCorners } from "./by-hand/sms-corners.ts";
import { topUp } from "./by-hand/top-up.ts";
import { toppingUp } from "./by-hand/topping-up.ts";
import { usage } from "./by-hand/usage.ts";
import { voiceCorners } from "./by-hand/voice-corners.ts";
import type { Deviation } from "./deviation.ts";

/** Every deviation that was thought of by a person, since no schema could tell it. */
export const byHand: readonly Deviation[] = [
  ...buyEsim,
  ...topUp,
  ...claimAndRenew,
  ...messages,
  ...oneTimeCode,
  ...analytics,
  ...budgets,
  ...delivery,
  ...charges,
  ...claims,
  ...refusedClaims,
  ...renewals,
  ...credentials,
  ...money,
  ...numbers,
  ...orderList,
  ...ordering,
  ...packageList,
  ...toppingUp,
  ...usage,
  ...contradictions,
  ...esimCorners,
  ...voiceCorners,
  ...smsCorners,
];
