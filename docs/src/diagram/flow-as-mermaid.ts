import type { Flow } from "../contract/flow.ts";
import { exchangesOf } from "./exchange.ts";

/** A flow as Mermaid text, for those who read the Markdown of a page. */
export function flowAsMermaid(flow: Flow): string {
  const lines = exchangesOf(flow).flatMap(({ operationId, effect, sends, status, returns }) => [
    `  You->>Service: ${[operationId, ...sends].join(", ")}${effect ? ` (${effect})` : ""}`,
    `  Service-->>You: ${[status, ...returns].join(", ")}`,
  ]);
  return ["sequenceDiagram", ...lines].join("\n");
}
