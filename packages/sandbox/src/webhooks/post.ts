/** How long an address may take to answer. Real time: the network does not follow our clock. */
const ANSWER_WITHIN_MS = 5000;

export interface Outcome {
  /** Of the answer, or null when none came. */
  readonly status: number | null;
  /** Why it did not succeed, or null when it did. */
  readonly error: string | null;
}

/**
 * Posts an event, unsigned (SMS-160: whether and how it is signed is unknown). Any 2xx takes it;
 * a redirect is not followed.
 */
export async function post(url: string, body: string): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.body?.cancel();
    const error = response.ok ? null : `The address answered ${response.status}`;
    return { status: response.status, error };
  } catch (error) {
    return { status: null, error: explain(error) };
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `No answer within ${ANSWER_WITHIN_MS} ms`;
  // What went wrong with the connection is the cause of a "fetch failed".
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
