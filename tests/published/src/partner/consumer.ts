import type { ConformanceConfig } from "@partner-connectivity/conformance/config";
import { createEsimClient, isApiError, type Package } from "@partner-connectivity/esim";
import { createSandbox } from "@partner-connectivity/sandbox";
import { magicValues } from "@partner-connectivity/sandbox/magic-values";
import { createSmsClient } from "@partner-connectivity/sms";
import { parseDelivery } from "@partner-connectivity/sms/webhooks";
import { createVoiceClient } from "@partner-connectivity/voice";

const sandbox = createSandbox();
const options = { baseUrl: "http://sandbox.test", apiKey: "key", fetch: sandbox.fetch };

const esim = createEsimClient(options);
const packages: readonly Package[] = await esim.listPackages({ country_code: "NG" });
export const price: number | undefined = packages[0]?.price;
export const config: ConformanceConfig = { profile: "staging", areas: ["sms"] };
export const recipient: string = magicValues.knownCode.value;
export const status: string = parseDelivery("").status;
for await (const { phone_number } of createVoiceClient(options).listAvailableNumbers.all())
  phone_number.trim();

try {
  await createSmsClient(options).sendSms({ recipient, body: "Hello" });
} catch (error) {
  if (isApiError(error, "createOrder") && error.status === 422) error.body.message.trim();
}

// @ts-expect-error the wire has another name for it
esim.createOrder({ packageId: "ng-1gb-7d", quantity: 1 });
