import type { Contract } from "../contract/contract.ts";
import { assumedOf } from "../contract/elements.ts";
import type { Operation } from "../contract/operation.ts";
import { describeLimit, describeSeconds } from "../markdown/figures.ts";
import { table } from "../markdown/table.ts";

/** The budgets, what draws on them and what a call beyond them gets. */
export function limits({ operations }: Contract): string {
  const limited = [...operations.values()].filter((operation) => operation["x-rate-limit"]);
  const buckets = Map.groupBy(limited, (operation) => operation["x-rate-limit"]?.bucket ?? "");
  const rows = [...buckets].map(([bucket, members]) => {
    const limit = members[0]?.["x-rate-limit"];
    if (!limit) return [];
    return [
      `<b id="${bucket}">${bucket}</b>`,
      `${describeLimit(limit)}${limit.configurable ? ", by default" : ""}`,
      limit.per === "iccid" ? "each eSIM" : "the organisation, whatever address it calls from",
      members.map(({ operationId }) => `[[${operationId}]]`).join(", "),
      [...new Set(members.map(beyond))].join("; "),
    ];
  });
  return table(["budget", "limit", "counted for", "drawn on by", "a call beyond it"], rows);
}

function beyond({ responses }: Operation): string {
  const refusal = responses["429"];
  if (!refusal) return "not shown";
  const status = ["429", ...assumedOf(refusal).map((id) => `([[${id}]])`)].join(" ");
  const header = refusal.headers?.["Retry-After"];
  if (!header) return status;
  const assumed = assumedOf(header).map((id) => ` ([[${id}]])`);
  return `${status} with \`Retry-After\` in seconds${assumed.join("")}`;
}

/** How long answers may be kept. */
export function caching({ operations }: Contract): string {
  const rows = [...operations.values()].flatMap(({ operationId, "x-cache-seconds": seconds }) =>
    seconds === undefined ? [] : [[`[[${operationId}]]`, describeSeconds(seconds)]],
  );
  return table(["operation", "an answer may be kept for"], rows);
}
