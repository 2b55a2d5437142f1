import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import { table } from "../markdown/table.ts";
import { type ErrorCondition, errorConditions } from "./error-conditions.ts";
import { provoke } from "./provoke.ts";

const head = ["status", "cause", "the client throws", "on the sandbox", "known from"];

/** Every refusal of an area, by operation: its cause, what the client throws, how to see it. */
export function errors(contract: Contract, area: string): string {
  const all = [...contract.operations.values()]
    .filter((operation) => operation.area === area && !operation.isWebhook)
    .map((operation) => ({ operation, conditions: errorConditions(contract, operation) }));
  const times = Map.groupBy(
    all.flatMap(({ conditions }) => conditions),
    keyOf,
  );
  const isShared = (condition: ErrorCondition): boolean =>
    (times.get(keyOf(condition))?.length ?? 0) > all.length / 2;

  const shared = [...times.values()].flatMap((same) => same.filter(isShared).slice(0, 1));
  const common = table(
    head,
    shared.map((condition) => row(contract, condition, false)),
  );
  const sections = all.map(({ operation, conditions }) => {
    const own = conditions.filter((condition) => !isShared(condition));
    const rows = own.map((condition) => row(contract, condition, isAlone(condition, conditions)));
    const also = conditions.filter(isShared).map(({ status }) => status);
    return [
      `## ${operation.operationId}`,
      introduce(operation, [...new Set(also)], own.length > 0),
      ...(rows.length > 0 ? [table(head, rows)] : []),
    ].join("\n\n");
  });
  return [`## Of nearly every operation\n\n${common}`, ...sections].join("\n\n");
}

function introduce({ operationId, summary }: Operation, also: string[], hasOwn: boolean): string {
  const words = `[[${operationId}]]: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`;
  if (also.length === 0) return words;
  return `${words} ${also.join(" and ")} as above${hasOwn ? ", and:" : "."}`;
}

const keyOf = ({ status, name, summary, requirements }: ErrorCondition): string =>
  [status, name, summary, ...requirements].join();

function isAlone({ status }: ErrorCondition, conditions: readonly ErrorCondition[]): boolean {
  return conditions.filter((other) => other.status === status).length === 1;
}

function row({ requirements }: Contract, condition: ErrorCondition, alone: boolean): string[] {
  const { operation, status, name, summary } = condition;
  return [
    `**${status}**<br>\`${name}\``,
    `${summary}.`,
    thrownBy(operation, status),
    provoke(condition, alone, requirements),
    condition.requirements.map((id) => `[[${id}]]`).join(" "),
  ];
}

/** The error that reaches the caller, after what the client does about it by itself. */
export function thrownBy(operation: Operation, status: string): string {
  const { area, operationId, "x-replay": replay, "x-rate-limit": limit } = operation;
  if (status === "429" && limit) return "`RateLimitError`";
  const error = `\`ApiError\` ${status}`;
  if (status === "401" && area === "esim" && operationId !== "requestAccessToken") {
    return `${error}, once a new token did not help`;
  }
  return replay?.refused.includes(Number(status)) ? `${error}, once repeats did not help` : error;
}
