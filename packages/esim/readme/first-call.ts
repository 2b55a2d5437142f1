import type { EsimClient } from "@partner-connectivity/esim";

const { PARTNER_BASE_URL: baseUrl = "", PARTNER_ESIM_API_KEY: apiKey = "" } = process.env;

// README
import { createEsimClient } from "@partner-connectivity/esim";

const esim = createEsimClient({ baseUrl, apiKey });
const packages = await esim.listPackages({ country_code: "NG" });
console.log(packages.map(({ id, price }) => `${id}: ${price} NGN`));

// END
const client: EsimClient = esim;

export { client as esim };
