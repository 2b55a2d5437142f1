import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import { table } from "../markdown/table.ts";
import { type ErrorCondition, errorConditions } from "./error-conditions.ts";
import { provoke } from "./provoke.ts";

const head = ["refusal", "the client throws", "on the sandbox", "known from"];

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
  const plain: string[] = [];
  const sections: string[] = [];
  for (const { operation, conditions } of all) {
    const own = conditions.filter((condition) => !isShared(condition));
    const also = [...new Set(conditions.filter(isShared).map(({ status }) => status))];
    const some = also.length < shared.length ? ` (${also.join(", ")})` : "";
    if (own.length === 0) plain.push(`[[${operation.operationId}]]${some}`);
    else {
      const rows = own.map((condition) => row(contract, condition, isAlone(condition, conditions)));
      sections.push(
        `## ${operation.operationId}\n\n${introduce(operation, also)}\n\n${table(head, rows)}`,
      );
    }
  }
  const others = plain.length > 0 ? [`Nothing else is known of ${plain.join(", ")}.`] : [];
  return [`## Of nearly every operation\n\n${common}`, ...others, ...sections].join("\n\n");
}

function introduce({ operationId, summary }: Operation, also: readonly string[]): string {
  const words = `[[${operationId}]]: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`;
  return also.length > 0 ? `${words} ${also.join(" and ")} as above, and:` : words;
}

const keyOf = ({ status, name, summary, requirements }: ErrorCondition): string =>
  [status, name, summary, ...requirements].join();

function isAlone({ status }: ErrorCondition, conditions: readonly ErrorCondition[]): boolean {
  return conditions.filter((other) => other.status === status).length === 1;
}

function row({ requirements }: Contract, condition: ErrorCondition, alone: boolean): string[] {
  const { operation, status, name, summary } = condition;
  return [
    `**${status}** \`${name}\`<br>${summary}.`,
    thrownBy(operation, status),
    provoke(condition, alone, requirements),
    condition.requirements.map((id) => `[[${id}]]`).join(" "),
  ];
}

/** The error that reaches the caller, after what the client does about it by itself. */
function thrownBy(operation: Operation, status: string): string {
  const { area, operationId, "x-replay": replay, "x-rate-limit": limit } = operation;
  if (status === "429" && limit) return "`RateLimitError`";
  const error = `\`ApiError\` ${status}`;
  if (status === "401" && area === "esim" && operationId !== "requestAccessToken") {
    return `${error}, once a new token did not help`;
  }
  return replay?.refused.includes(Number(status)) ? `${error}, once repeats did not help` : error;
}
