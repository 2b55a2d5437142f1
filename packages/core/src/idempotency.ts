import type { Layer } from "./fetch.ts";

/** Gives a call its key where the contract has one, once, so that every repeat is the same request. */
export function idempotency(): Layer {
  return (next) =>
    function idempotency(call) {
      if (call.operation?.idempotencyKey)
        call.headers["idempotency-key"] ??= call.options.idempotencyKey ?? crypto.randomUUID();
      return next(call);
    };
}
