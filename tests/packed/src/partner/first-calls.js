// What a partner writes first, run as it is on every Node that the clients promise.
import { createEsimClient, isApiError } from "@partner-connectivity/esim";
import { createSmsClient } from "@partner-connectivity/sms";
import { parseDelivery } from "@partner-connectivity/sms/webhooks";
import { createVoiceClient } from "@partner-connectivity/voice";

const { PARTNER_BASE_URL: baseUrl, PARTNER_ESIM_API_KEY, PARTNER_VOICE_API_KEY } = process.env;

const esim = createEsimClient({ baseUrl, apiKey: PARTNER_ESIM_API_KEY });
const packages = await esim.listPackages({ country_code: "NG" });
const error = await esim.createOrder({ package_id: "none", quantity: 1 }).catch((thrown) => thrown);

const voice = createVoiceClient({ baseUrl, apiKey: PARTNER_VOICE_API_KEY });
const { data: numbers } = await voice.listAvailableNumbers({ page_size: 5 });

const sms = createSmsClient({ baseUrl, apiKey: process.env.PARTNER_SMS_API_KEY });
const { message_id } = await sms.sendSms({ recipient: "08030000001", body: "Hello" });
const delivery = parseDelivery(JSON.stringify({ message_id, status: "delivered" }));

console.log(
  JSON.stringify({
    node: process.versions.node,
    packages: packages.length > 0,
    refused: isApiError(error, "createOrder"),
    numbers: numbers.length,
    delivered: delivery.message_id === message_id,
  }),
);
