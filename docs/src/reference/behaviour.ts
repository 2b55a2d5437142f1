import { assumedOf } from "../contract/elements.ts";
import type { Operation } from "../contract/operation.ts";
import { effects, whenLost } from "../generate/money-safety.ts";
import { describeLimit, describeSeconds } from "../markdown/figures.ts";

/** Methods of the client that look an order up after a lost answer. */
const lookingUp: Readonly<Record<string, string>> = {
  createOrder: "esim.placeOrder",
  createTopUpOrder: "esim.topUp",
};

/** What a caller has to know of an operation besides its shape, as a Markdown list. */
export function behaviour(operation: Operation): string {
  const { "x-effect": effect, "x-rate-limit": limit, "x-cache-seconds": seconds } = operation;
  const better = lookingUp[operation.operationId];
  const lines = [
    ["Effect", effect && effects[effect]],
    ["Answer lost", effect && whenLost(operation)],
    [
      "Better",
      better && `\`${better}\`, which [looks it up then](/money-safety/#when-an-order-is-lost)`,
    ],
    ["Limit", limit && `${describeLimit(limit)} ([\`${limit.bucket}\`](/limits/#${limit.bucket}))`],
    ["May be kept", seconds && `for ${describeSeconds(seconds)}`],
    ["Label of the service", operation["x-status"]],
    [
      "Rests on",
      assumedOf(operation)
        .map((id) => `[[${id}]]`)
        .join(", "),
    ],
  ];
  return lines
    .filter(([, words]) => words)
    .map(([name, words]) => `- **${name}:** ${words}`)
    .join("\n");
}
