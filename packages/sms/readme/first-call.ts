import type { SmsClient } from "@partner-connectivity/sms";

const { PARTNER_BASE_URL: baseUrl = "", PARTNER_SMS_API_KEY: apiKey = "" } = process.env;

// README
import { createSmsClient } from "@partner-connectivity/sms";

const sms = createSmsClient({ baseUrl, apiKey });
const { message_id } = await sms.sendSms({ recipient: "08030000001", body: "Your eSIM is ready." });
console.log(message_id); // names the message in the logs and in delivery webhooks

// END
const client: SmsClient = sms;

export { client as sms };
