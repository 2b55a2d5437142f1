import type { AnyHandler } from "../http/call.ts";
import { exportLogs, listMessageLogs } from "./logs.ts";
import { getAnalyticsOverview } from "./overview.ts";
import { sendOtp } from "./send-otp.ts";
import { sendSms } from "./send-sms.ts";
import {
  getDeliveryReport,
  getDeliveryStatus,
  getMessageVolume,
  getStatistics,
} from "./statistics.ts";
import { verifyOtp } from "./verify-otp.ts";
import { getWalletBalance } from "./wallet-balance.ts";

/** By operationId. */
export const handlers: Readonly<Record<string, AnyHandler>> = {
  sendSms,
  sendOtp,
  verifyOtp,
  listMessageLogs,
  getStatistics,
  exportLogs,
  getAnalyticsOverview,
  getMessageVolume,
  getDeliveryStatus,
  getDeliveryReport,
  getWalletBalance,
};
