import document from "@partner-connectivity/openapi/sms.json" with { type: "json" };
import { contractRules } from "../../core/src/testing/contract-rules.ts";
import { createSmsClient } from "./create-sms-client.ts";
import { isApiError } from "./index.ts";

contractRules(document, createSmsClient, isApiError);
