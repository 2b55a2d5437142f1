import { isoTimeOrNull } from "../clock.ts";
import type { Handler } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { type Bundle, readBundles, stateOf } from "./bundle.ts";
import { offerOf } from "./catalogue.ts";
import { describeInHistory } from "./describe-package.ts";
import { findEsim } from "./find-esim.ts";

export const listPackageHistory: Handler<{ path: { iccid: string } }> = async (call) => {
  const esim = await findEsim(call, call.path.iccid);
  if (!esim) return refuse(call, "esim_not_found");
  const bundles = await readBundles(call, esim.iccid);
  return answer(
    call,
    bundles.map((bundle) => describe(bundle, call.clock.now)),
  );
};

function describe(bundle: Bundle, now: number): object {
  const { remaining_voice, remaining_text } = bundle;
  return {
    id: bundle.id,
    status: stateOf(bundle, now),
    remaining: bundle.remaining_mb,
    ...(remaining_voice !== null && { remaining_voice }),
    ...(remaining_text !== null && { remaining_text }),
    activated_at: isoTimeOrNull(bundle.activated_at),
    expired_at: isoTimeOrNull(bundle.expires_at),
    finished_at: isoTimeOrNull(bundle.finished_at),
    package: describeInHistory(offerOf(bundle.package_id), bundle.type),
  };
}
