import type { Rule } from "./rule.ts";

/** A caller can only act on a refusal whose body is described. */
export const errorBody: Rule = () => ({
  Response(response, { key, location, report }) {
    const content = response["content"] as Record<string, unknown> | undefined;
    if (/^[45]/.test(String(key)) && !content?.["application/json"]) {
      report({
        message: `The ${key} answer has no JSON body: describe it under content.`,
        location: location.key(),
      });
    }
  },
});
