import type { Operation, ResponseRule } from "../contract/contract.ts";
import type { Components } from "../contract/schema.ts";
import type { Exchange } from "../wire/exchange.ts";
import { checkBody } from "./check-body.ts";
import { checkHeaders } from "./check-headers.ts";
import type { Checked, Finding } from "./finding.ts";
import type { Validate } from "./validator.ts";

/**
 * Holds an answer against what the contract documents for its status.
 * The response itself, e.g. `getBalance.200`, counts as seen only when nothing in it is broken.
 */
export function checkAnswer(
  { components, validate }: { components: Components; validate: Validate },
  operation: Operation,
  rule: ResponseRule,
  exchange: Exchange,
): Checked {
  const element = `${operation.id}.${rule.status}`;
  const headers = checkHeaders(validate, element, rule, exchange);
  const type = mediaType(exchange);
  const schema = rule.content.get(type);
  if (!schema) {
    if (rule.content.size === 0) return together(element, exchange, headers);
    const expected = [...rule.content.keys()].join(" or ");
    return together(element, exchange, headers, {
      violations: [problem(element, `must be ${expected}`, type || "no Content-Type")],
    });
  }
  if (!isJson(type)) {
    const checked = checkBody({ components, validate }, element, schema, exchange.text);
    return { ...together(element, exchange, headers, checked), body: exchange.text };
  }
  try {
    const body: unknown = JSON.parse(exchange.text);
    const checked = checkBody({ components, validate }, element, schema, body);
    return { ...together(element, exchange, headers, checked), body };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return together(element, exchange, headers, {
      violations: [
        problem(element, "must be JSON, as its Content-Type says", "a body that is not"),
      ],
    });
  }
}

/** The media type of an answer without its parameters, in lower case. */
export function mediaType({ headers }: Pick<Exchange, "headers">): string {
  return (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function isJson(type: string): boolean {
  return type === "application/json" || type.endsWith("+json");
}

function problem(element: string, expected: string, seen: string): Finding {
  return { element, pointer: "", expected, seen };
}

function together(
  element: string,
  { status, headers }: Exchange,
  ...parts: Partial<Checked>[]
): Checked {
  const violations = parts.flatMap((part) => part.violations ?? []);
  const seen = parts.flatMap((part) => [...(part.seen ?? [])]);
  return {
    status,
    headers,
    violations,
    seen: new Set(violations.length === 0 ? [element, ...seen] : seen),
    drifts: parts.flatMap((part) => part.drifts ?? []),
    secrets: parts.flatMap((part) => part.secrets ?? []),
    body: undefined,
  };
}
