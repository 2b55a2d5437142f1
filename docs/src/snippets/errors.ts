import { createSandbox } from "@partner-connectivity/sandbox";

const sandbox = createSandbox();
const baseUrl = "http://sandbox.test";
const { apiKey } = sandbox.organisation.esim;
const { fetch } = sandbox;

// #region errors
import {
  createEsimClient,
  isApiError,
  isNoAnswerError,
  isOutcomeUnknownError,
  isRateLimitError,
} from "@partner-connectivity/esim";

const esim = createEsimClient({ baseUrl, apiKey, fetch });

try {
  await esim.listTopUpPackages({ iccid: "8923400000000000018" });
} catch (error) {
  if (isApiError(error, "listTopUpPackages")) {
    // The service said no. `status` narrows `body` to what the contract has for it.
    if (error.status === 422) console.log("recycled:", error.body.message);
    else if (error.status === 404) console.log("no such eSIM");
    else throw error;
  } else if (isRateLimitError(error)) {
    console.log("nothing was sent; try again at", error.retryAt);
  } else if (isOutcomeUnknownError(error)) {
    console.log("it may have happened; look before anything else is tried");
  } else if (isNoAnswerError(error)) {
    console.log("no answer that can be used:", error.reason);
  } else {
    throw error;
  }
}
// #endregion
await sandbox.close();
