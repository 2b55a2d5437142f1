// #region send
import { createSmsClient } from "@partner-connectivity/sms";

const sms = createSmsClient({
  baseUrl: process.env["PARTNER_BASE_URL"] ?? "",
  apiKey: process.env["PARTNER_SMS_API_KEY"] ?? "",
});

const { message_id } = await sms.sendSms({
  recipient: "08030000001",
  body: "Hello Ada, your eSIM from Harbour Travel is ready.",
});
// #endregion

// #region follow
const { logs } = await sms.listMessageLogs();
const entry = logs.find((log) => log.message_id === message_id);
console.log(`${message_id} to ${entry?.recipient}: ${entry?.status}`);
// #endregion

// #region wallet
const { balance } = await sms.getWalletBalance();
console.log(`${balance} NGN left`);
// #endregion
