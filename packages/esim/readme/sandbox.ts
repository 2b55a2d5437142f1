import { strict as assert } from "node:assert";
// README
import { createEsimClient } from "@partner-connectivity/esim";
import { createSandbox } from "@partner-connectivity/sandbox";

const sandbox = createSandbox({ clock: "manual" });
const esim = createEsimClient({
  baseUrl: "http://sandbox.test",
  apiKey: sandbox.organisation.esim.apiKey,
  fetch: sandbox.fetch,
});
// END
assert.equal((await esim.getBalance()).currency, "NGN");
await sandbox.close();
