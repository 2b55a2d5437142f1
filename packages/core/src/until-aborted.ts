/** The promise's result, or the signal's reason as soon as it is aborted. The work itself goes on. */
export function untilAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    promise.then(resolve, reject).then(() => signal.removeEventListener("abort", stop));
  });
}
