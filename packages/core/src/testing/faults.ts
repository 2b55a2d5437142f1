import type { Clock } from "../clock.ts";

export type Service = (request: Request) => Promise<Response>;

/**
 * What a network, a gateway or the service does to one request. "done": the service carried the
 * request out; "late": it does so after the caller has given up and looked for it.
 */
export const faults = [
  "lost, not done",
  "lost, done",
  "lost, done late",
  "silent, not done",
  "silent, done",
  "502 in HTML, not done",
  "502 in HTML, done",
  "truncated, done",
  "success: false, not done",
  // Often enough to be met in every run of a hundred calls.
  "success: false, not done",
  "success: false, not done",
  "success: false, not done",
] as const;

export type Fault = (typeof faults)[number] | undefined;

const LATE_MS = 3_600_000;

/** Puts the faults of `next` between a client and a service. */
export function faulty(service: Service, next: (request: Request) => Fault, clock: Clock): Service {
  return async (request) => {
    const fault = next(request);
    if (!fault) return service(request);
    if (fault.endsWith("late")) {
      const late = request.clone();
      clock.after(LATE_MS, () => void service(late));
    }
    const answer = fault.endsWith(", done") ? await service(request) : undefined;
    switch (fault.split(",")[0]) {
      case "lost":
        throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
      case "silent":
        return new Promise(() => {});
      case "502 in HTML":
        return new Response("<html>Bad Gateway</html>", { status: 502 });
      case "truncated":
        return new Response((await answer?.text())?.slice(0, -5), { status: 200 });
      default:
        return Response.json({ success: false, message: "No." });
    }
  };
}
