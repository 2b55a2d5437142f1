import type { Deviation } from "./deviation.ts";
import { answering } from "./layers.ts";

/** A deviation that refuses with another status what an operation refuses with one. */
export function refusing(
  name: string,
  breaks: string,
  [operation, from, to]: readonly [operation: string, from: number, to: number],
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: [operation] },
    layer: answering(operation, (answer) => {
      if (answer.status === from) answer.status = to;
    }),
  };
}
