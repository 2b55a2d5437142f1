import { bundleRules } from "../../core/src/testing/bundle-rules.ts";

bundleRules(new URL("./index.ts", import.meta.url), [
  "createVoiceClient",
  "isApiError",
  "isNoAnswerError",
  "isOutcomeUnknownError",
]);
