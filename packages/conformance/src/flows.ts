import type { Flow } from "./flow/flow.ts";
import { analytics } from "./flows/analytics.ts";
import { budgets } from "./flows/budgets.ts";
import { buyEsim } from "./flows/buy-esim.ts";
import { charges } from "./flows/charges.ts";
import { claimAndRenew } from "./flows/claim-and-renew.ts";
import { claims } from "./flows/claims/claims.ts";
import { codes } from "./flows/codes.ts";
import { delivery } from "./flows/delivery.ts";
import { esimCredentials } from "./flows/esim-credentials.ts";
import { esimLimits } from "./flows/esim-limits.ts";
import { logsAndRanges } from "./flows/logs-and-ranges.ts";
import { messages } from "./flows/messages.ts";
import { oneTimeCode } from "./flows/one-time-code.ts";
import { orderList } from "./flows/order-list.ts";
import { ordering } from "./flows/ordering.ts";
import { packages } from "./flows/packages.ts";
import { paying } from "./flows/paying.ts";
import { sendSms } from "./flows/send-sms.ts";
import { smsCredentials } from "./flows/sms-credentials.ts";
import { topUp } from "./flows/top-up.ts";
import { toppingUp } from "./flows/topping-up.ts";
import { usage } from "./flows/usage.ts";
import { voiceCredentials } from "./flows/voice-credentials.ts";
import { voiceNumbers } from "./flows/voice-numbers.ts";
import { withoutAccept } from "./flows/without-accept.ts";

/** The documented journeys. */
export const journeys: readonly Flow[] = [
  buyEsim,
  topUp,
  claimAndRenew,
  sendSms,
  oneTimeCode,
  analytics,
];

/** What no journey meets, theme by theme. */
const themes: readonly Flow[] = [
  packages,
  ordering,
  orderList,
  paying,
  toppingUp,
  usage,
  esimLimits,
  esimCredentials,
  withoutAccept,
  voiceNumbers,
  claims,
  voiceCredentials,
  messages,
  charges,
  delivery,
  codes,
  logsAndRanges,
  smsCredentials,
  budgets,
];

/** Everything there is to run, in its order. */
export const flows: readonly Flow[] = [...journeys, ...themes];
