import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import { table } from "../markdown/table.ts";

export const effects = {
  spend: "spends balance",
  claim: "claims a number",
  renew: "renews a subscription",
  message: "sends a message",
  read: "reads",
} as const;

/** Operation and outcome → what the client does; from `x-effect`, `x-replay` and `x-rate-limit`. */
export function moneySafety({ operations }: Contract): string {
  const calls = [...operations.values()].filter(({ isWebhook }) => !isWebhook);
  const groups: [string, (operation: Operation) => boolean][] = [
    ["Calls that cost something", ({ "x-effect": effect }) => effect !== "read"],
    ["Reads that are not repeated", (it) => it["x-effect"] === "read" && !isRepeatable(it)],
    ["Reads", (it) => it["x-effect"] === "read" && isRepeatable(it)],
  ];
  return groups.map(([title, belongs]) => section(title, calls.filter(belongs))).join("\n\n");
}

function section(title: string, calls: readonly Operation[]): string {
  const head = ["operation", "answer lost", "429", "other refusals", "its key"];
  // Operations that are treated alike share a row.
  const rows = Map.groupBy(calls, (operation) =>
    [effectOf(operation), ...treatment(operation)].join(),
  );
  const body = [...rows.values()].flatMap((members) =>
    members
      .slice(0, 1)
      .map((first) => [
        [...members.map(({ operationId }) => `[[${operationId}]]`), effectOf(first)].join("<br>"),
        ...treatment(first),
      ]),
  );
  return `## ${title}\n\n${table(head, body)}`;
}

function treatment(operation: Operation): string[] {
  return [whenLost(operation), whenLimited(operation), whenRefused(operation), keyOf(operation)];
}

function effectOf({ "x-effect": effect = "read" }: Operation): string {
  return effects[effect];
}

const isRepeatable = ({ "x-replay": replay }: Operation): boolean => replay?.lost === "safe";

export function whenLost(operation: Operation): string {
  if (isRepeatable(operation)) return "sent again after a pause; in the end `NoAnswerError`";
  const error = operation.method === "GET" ? "`NoAnswerError`" : "`OutcomeUnknownError`";
  const keyed =
    operation.operationId === "sendSms"
      ? "; with `replaySends`, sent again under the same key"
      : "";
  return `**never sent again**: ${error}${keyed}`;
}

function whenLimited({ responses, "x-replay": replay, "x-rate-limit": limit }: Operation): string {
  if (!limit) return responses["429"] ? "`ApiError`" : "not documented; `ApiError`";
  return replay?.refused.includes(429)
    ? "waits and sends again, at most `maxWaitMs`; then `RateLimitError`"
    : "`RateLimitError` that says when to try again";
}

function whenRefused({ area, operationId, "x-replay": replay }: Operation): string {
  const repeated = replay?.refused.filter((status) => status !== 429) ?? [];
  const words = repeated.map(
    (status) => `${status} with the documented body: sent again under the same key`,
  );
  if (area === "esim" && operationId !== "requestAccessToken") {
    words.push("401: sent once more under a new token");
  }
  return [...words, "`ApiError`"].join("; ");
}

function keyOf({ parameters }: Operation): string {
  return parameters.some(({ name }) => name === "Idempotency-Key")
    ? "one `Idempotency-Key` for each call, the same in every repeat"
    : "";
}
