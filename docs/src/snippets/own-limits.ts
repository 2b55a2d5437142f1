// #region limits
import { createSmsClient } from "@partner-connectivity/sms";

const sms = createSmsClient({
  baseUrl: process.env["PARTNER_BASE_URL"] ?? "",
  apiKey: process.env["PARTNER_SMS_API_KEY"] ?? "",
  limits: { "sms-send": 1000 }, // requests a minute
  maxWaitMs: 60_000,
});
// #endregion

console.log((await sms.getWalletBalance()).balance);
