const times = new WeakMap<object, Date>();

export function setRetrievedAt(payload: object, at: number): void {
  times.set(payload, new Date(at));
}

/**
 * When a payload that may be kept (packages, usage) came from the service: it can be an answer to an
 * earlier call. Undefined for any other value.
 */
export function retrievedAt(payload: object): Date | undefined {
  return times.get(payload);
}
