/** One request and what became of it, as it was on the wire: not yet redacted. */
export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | undefined;
  /** When it was sent, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
  /** Absent when no answer came. */
  readonly answer?: RecordedAnswer;
}

export interface RecordedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Absent when it was too long to keep; never cut, since half a secret is found by nobody. */
  readonly text: string | undefined;
  readonly bytes: number;
}
