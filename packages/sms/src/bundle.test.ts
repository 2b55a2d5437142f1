import { bundleRules } from "../../core/src/testing/bundle-rules.ts";

bundleRules(new URL("./index.ts", import.meta.url), [
  "createSmsClient",
  "isApiError",
  "isNoAnswerError",
  "isOutcomeUnknownError",
  "isRateLimitError",
]);
