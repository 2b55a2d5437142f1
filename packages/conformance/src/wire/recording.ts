import { createRedactor, type Redactor } from "../report/redactor.ts";
import type { Recorded } from "./recorded.ts";

/** All that a run sent and got, and what takes the secrets out of it. */
export interface Recording {
  readonly exchanges: Recorded[];
  readonly redactor: Redactor;
}

export function createRecording(): Recording {
  return { exchanges: [], redactor: createRedactor() };
}
