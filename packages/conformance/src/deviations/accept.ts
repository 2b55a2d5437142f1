import type { Answered } from "./message.ts";

/** What a claim or a renewal is answered with when it succeeds. */
export function accepted(): Answered {
  const headers = new Headers({ "content-type": "application/json" });
  return { status: 200, headers, body: { success: true, message: "Done.", data: null } };
}

/** Has a claim or a renewal that was refused look as if it had succeeded. */
export function accept(answer: Answered): void {
  const { status, body } = accepted();
  Object.assign(answer, { status, body });
}
