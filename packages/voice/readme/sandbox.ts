import { strict as assert } from "node:assert";
// README
import { createSandbox } from "@partner-connectivity/sandbox";
import { createVoiceClient } from "@partner-connectivity/voice";

const sandbox = createSandbox({ clock: "manual" });
const voice = createVoiceClient({
  baseUrl: "http://sandbox.test",
  apiKey: sandbox.organisation.voice.apiKey,
  fetch: sandbox.fetch,
});
// END
assert.equal((await voice.listUsers()).total, 0);
await sandbox.close();
