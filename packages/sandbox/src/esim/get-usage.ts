import { isoTimeOrNull } from "../clock.ts";
import type { Handler } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { type Bundle, isRunning, readBundles, stateOf } from "./bundle.ts";
import { offerOf } from "./catalogue.ts";
import { type Esim, findEsim } from "./find-esim.ts";

export const getUsage: Handler<{ path: { iccid: string } }> = async (call) => {
  const esim = await findEsim(call, call.path.iccid);
  if (!esim) return refuse(call, "esim_not_found");
  const bundles = await readBundles(call, esim.iccid);
  return answer(call, summarise(esim, bundles, call.clock.now));
};

/**
 * All packages that count now, taken together (ESIM-114 leaves that open): those that run, else
 * those that wait, else the last to end. An unlimited one adds nothing to the megabytes.
 */
function summarise(esim: Esim, bundles: readonly Bundle[], now: number): object {
  const running = bundles.filter((bundle) => isRunning(bundle, now));
  const waiting = bundles.filter((bundle) => bundle.expires_at === null);
  const counted = [running, waiting, bundles.slice(-1)].find(({ length }) => length > 0) ?? [];
  const ends = counted.flatMap(({ expires_at }) => expires_at ?? []);
  const voice = counted.flatMap(({ remaining_voice }) => remaining_voice ?? []);
  const texts = counted.flatMap(({ remaining_text }) => remaining_text ?? []);
  const status = statusOf(esim, counted, now);
  return {
    remaining: sum(counted.map(({ remaining_mb }) => remaining_mb)),
    ...(voice.length > 0 && { remaining_voice: sum(voice) }),
    ...(texts.length > 0 && { remaining_text: sum(texts) }),
    total: sum(counted.map(({ package_id }) => offerOf(package_id).megabytes)),
    expired_at: isoTimeOrNull(status === "UNKNOWN" || ends.length === 0 ? null : Math.max(...ends)),
    status,
  };
}

/** FINISHED is not among the values of usage (ESIM-111): used up in time is ACTIVE_FINISHED. */
function statusOf({ recycled }: Esim, counted: readonly Bundle[], now: number): string {
  if (recycled === 1) return "UNKNOWN";
  const states = counted.map((bundle) => stateOf(bundle, now));
  if (states.includes("active")) return "ACTIVE";
  if (states.includes("not_active")) return "NOT_ACTIVE";
  return counted.some((bundle) => isRunning(bundle, now)) ? "ACTIVE_FINISHED" : "EXPIRED";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
