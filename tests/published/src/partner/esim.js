import { createEsimClient, isApiError } from "@partner-connectivity/esim";

const { PARTNER_BASE_URL: baseUrl, PARTNER_ESIM_API_KEY: apiKey } = process.env;
const esim = createEsimClient({ baseUrl, apiKey });

const packages = await esim.listPackages({ country_code: "NG" });
const error = await esim.createOrder({ package_id: "none", quantity: 1 }).catch((thrown) => thrown);

console.log(packages.length > 0 && isApiError(error, "createOrder"));
