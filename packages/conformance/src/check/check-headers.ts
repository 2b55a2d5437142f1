import type { ResponseRule } from "../contract/contract.ts";
import type { Schema } from "../contract/schema.ts";
import { describe } from "../report/describe.ts";
import type { Exchange } from "../wire/exchange.ts";
import type { Checked, Finding } from "./finding.ts";
import type { Validate } from "./validator.ts";

/** Checks the documented headers of a response; a required one that is missing is a violation. */
export function checkHeaders(
  validate: Validate,
  response: string,
  { headers }: ResponseRule,
  exchange: Exchange,
): Partial<Checked> & { violations: Finding[] } {
  const violations: Finding[] = [];
  const seen = new Set<string>();
  for (const { name, required, schema } of headers) {
    const element = `${response}.${name}`;
    const text = exchange.headers.get(name);
    if (text === null) {
      const pointer = `header ${name}`;
      const problem = { expected: "must be there", seen: "no such header", missing: true } as const;
      if (required) violations.push({ element, pointer, ...problem });
      continue;
    }
    const [error] = validate(schema, parseHeader(schema, text));
    if (!error) seen.add(element);
    else {
      const expected = error.message ?? "must be valid";
      violations.push({ element, pointer: `header ${name}`, expected, seen: describe(text) });
    }
  }
  return { violations, seen };
}

/** A header is text; a number is read as one where the contract asks for a number. */
function parseHeader({ type }: Schema, text: string): unknown {
  const numeric = type === "integer" || type === "number";
  return numeric && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
