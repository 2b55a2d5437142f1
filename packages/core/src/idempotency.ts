import type { Layer } from "./fetch.ts";
import { checkHeaderValue } from "./header-value.ts";

/** Gives a call its key where the contract has one, once, so that every repeat is the same request. */
export function idempotency(): Layer {
  return (next) =>
    async function idempotency(call) {
      if (call.operation?.idempotencyKey) {
        const key = call.options.idempotencyKey ?? crypto.randomUUID();
        checkHeaderValue("idempotencyKey", key);
        call.headers["idempotency-key"] ??= key;
      }
      return next(call);
    };
}
