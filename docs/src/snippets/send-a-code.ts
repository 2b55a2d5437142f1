// #region code
import { createSmsClient } from "@partner-connectivity/sms";

const sms = createSmsClient({
  baseUrl: process.env["PARTNER_BASE_URL"] ?? "",
  apiKey: process.env["PARTNER_SMS_API_KEY"] ?? "",
});

const { reference } = await sms.sendOtp({ recipient: "+2348030000001" });

// The user types what arrived. This number always gets the same code on the sandbox.
const { verified, status } = await sms.verifyOtp({ reference, code: "123456" });
console.log(verified ? "the phone is theirs" : `not verified: ${status}`);
// #endregion
