import type { Answer } from "./answer.ts";
import type { Journey } from "./flow.ts";

/** What every JSON answer of the SMS area shows: where it came from, and its envelope. */
export function wearsSmsEnvelope({ rule, shape }: Journey, ...answers: Answer[]): void {
  for (const answer of answers) {
    rule("SMS-001", answer);
    rule("SMS-002", answer);
    shape(answer, "SMS-023", "SMS-024");
  }
}
