import { isWebhook, type Rule } from "./rule.ts";

/** Clients, suite and docs read from these what a call does and whether it may be repeated. */
export const operationBehaviour: Rule = () => ({
  Operation(operation, context) {
    if (isWebhook(context)) return;
    for (const extension of ["x-effect", "x-replay"]) {
      if (extension in operation) continue;
      context.report({
        message: `${operation["operationId"]} has no ${extension}: say what the call does to money or people.`,
        location: context.location.key(),
      });
    }
  },
});
