import type { Flow, Step } from "../contract/flow.ts";

/** One call of a journey as a sequence diagram shows it. */
export interface Exchange {
  readonly operationId: string;
  /** What the call does to money or people; empty when it only reads. */
  readonly effect: string;
  /** What it takes from earlier answers. */
  readonly sends: readonly string[];
  readonly status: string;
  /** What later calls, or the caller, take from the answer. */
  readonly returns: readonly string[];
}

const effects: Readonly<Record<string, string>> = {
  spend: "spends",
  claim: "claims",
  renew: "renews",
  message: "sends a message",
};

export function exchangesOf({ steps }: Flow): Exchange[] {
  return steps.map((step) => ({
    operationId: step.operationId,
    effect: effects[step["x-effect"]] ?? "",
    sends: sentBy(step),
    status: /== (\d{3})$/.exec(step.successCriteria[0]?.condition ?? "")?.[1] ?? "",
    returns: Object.keys(step.outputs ?? {}),
  }));
}

/** What it takes from earlier answers; the token goes without saying. */
function sentBy({ parameters = [], requestBody }: Step): string[] {
  const text = JSON.stringify([parameters, requestBody?.payload]);
  const names = [...text.matchAll(/\$steps\.\w+\.outputs\.(\w+)/g)].map(([, name]) => name ?? "");
  return [...new Set(names)].filter((name) => name !== "accessToken");
}
