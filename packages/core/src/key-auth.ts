import type { Layer } from "./fetch.ts";

/** Sends the same credential in `header` with every call. */
export function keyAuth(header: string, credential: string): Layer {
  return (next) =>
    function keyAuth(call) {
      call.headers[header] = credential;
      return next(call);
    };
}
