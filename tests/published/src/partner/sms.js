import { createSmsClient } from "@partner-connectivity/sms";
import { parseDelivery } from "@partner-connectivity/sms/webhooks";

const { PARTNER_BASE_URL: baseUrl, PARTNER_SMS_API_KEY: apiKey } = process.env;
const sms = createSmsClient({ baseUrl, apiKey });

const { message_id } = await sms.sendSms({ recipient: "08030000001", body: "Hello" });
const delivery = parseDelivery(JSON.stringify({ message_id, status: "delivered" }));

console.log(delivery.message_id === message_id);
