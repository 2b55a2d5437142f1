import type { VoiceClient } from "@partner-connectivity/voice";

const { PARTNER_BASE_URL: baseUrl = "", PARTNER_VOICE_API_KEY: apiKey = "" } = process.env;

// README
import { createVoiceClient } from "@partner-connectivity/voice";

const voice = createVoiceClient({ baseUrl, apiKey });
const { data: numbers } = await voice.listAvailableNumbers({ page_size: 5 });
console.log(numbers.map(({ phone_number }) => phone_number));

// END
const client: VoiceClient = voice;

export { client as voice };
