import { createVoiceClient } from "@partner-connectivity/voice";

const { PARTNER_BASE_URL: baseUrl, PARTNER_VOICE_API_KEY: apiKey } = process.env;
const voice = createVoiceClient({ baseUrl, apiKey });

const { data: numbers } = await voice.listAvailableNumbers({ page_size: 5 });

console.log(numbers.length === 5);
