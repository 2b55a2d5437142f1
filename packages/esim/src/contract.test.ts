import document from "@partner-connectivity/openapi/esim.json" with { type: "json" };
import { contractRules } from "../../core/src/testing/contract-rules.ts";
import { createEsimClient } from "./create-esim-client.ts";
import { isApiError } from "./index.ts";

contractRules(document, createEsimClient, isApiError, async (request) => {
  const isExchange =
    request.url.endsWith("/token") && (await request.text()).includes("the-api-key");
  if (!isExchange) return undefined;
  return Response.json({ access_token: "token", token_type: "Bearer", expires_in: 86_400 });
});
