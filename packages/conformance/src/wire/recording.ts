import { createRedactor, type Redactor } from "../report/redactor.ts";
import { createExchanges, type Exchanges } from "./exchanges.ts";

/** All that a run sent and got, and what takes the secrets out of it. */
export interface Recording {
  readonly exchanges: Exchanges;
  readonly redactor: Redactor;
}

export function createRecording(): Recording {
  return { exchanges: createExchanges(), redactor: createRedactor() };
}
