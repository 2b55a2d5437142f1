import type { Layer } from "../deviation.ts";
import { answering } from "../layers.ts";
import type { Answered } from "../message.ts";
import type { Sample } from "./observe.ts";

export type Kind =
  | "missing"
  | "type"
  | "value"
  | "header"
  | "status"
  | "absent"
  | "media"
  | "envelope";

/** A deviation made from the contract: one element of one response, broken wherever it is answered. */
export interface Generated {
  /** Unique. */
  readonly name: string;
  readonly kind: Kind;
  readonly operation: string;
  /** The response that is broken, e.g. `getBalance.200`. */
  readonly response: string;
  /** What is broken in it, under every name that the `covers` vocabulary has for it. */
  readonly elements: readonly string[];
  readonly layer: Layer;
}

interface Break {
  readonly kind: Kind;
  /** What follows the name of the response. */
  readonly how: string;
  /** @default the response as a whole */
  readonly elements?: readonly string[];
  readonly change: (answer: Answered) => void;
}

export function breaking(
  { operation, rule }: Sample,
  { kind, how, elements, change }: Break,
): Generated {
  const response = `${operation}.${rule.status}`;
  return {
    name: `${response}: ${how}`,
    ...{ kind, operation, response, elements: elements ?? [response] },
    layer: answering(operation, (answer) => {
      if (answer.status === rule.status) change(answer);
    }),
  };
}
