import type { Node, Rule } from "./rule.ts";

/** A limit without its refusal cannot be handled by a caller. */
export const rateLimitedAnswers429: Rule = () => ({
  Operation(operation, { location, report }) {
    const responses = operation["responses"] as Node | undefined;
    if ("x-rate-limit" in operation && !responses?.["429"]) {
      report({
        message: `${operation["operationId"]} has a limit but no 429: add it with its Retry-After header.`,
        location: location.child("responses").key(),
      });
    }
  },
  Response(response, { key, location, report }) {
    const headers = response["headers"] as Node | undefined;
    if (String(key) === "429" && !headers?.["Retry-After"]) {
      report({ message: "The 429 has no Retry-After header.", location: location.key() });
    }
  },
});
