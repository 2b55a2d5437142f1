import document from "@partner-connectivity/openapi/voice.json" with { type: "json" };
import { contractRules } from "../../core/src/testing/contract-rules.ts";
import { createVoiceClient } from "./create-voice-client.ts";
import { isApiError } from "./index.ts";

contractRules(document, createVoiceClient, isApiError);
