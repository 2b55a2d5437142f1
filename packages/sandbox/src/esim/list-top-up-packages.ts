import type { Handler } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { describeTopUp } from "./describe-package.ts";
import { findEsim } from "./find-esim.ts";
import { readTopUpOffer } from "./top-ups.ts";

export const listTopUpPackages: Handler<{ path: { iccid: string } }> = async (call) => {
  const esim = await findEsim(call, call.path.iccid);
  if (!esim) return refuse(call, "invalid_iccid");
  if (esim.recycled === 1) return refuse(call, "recycled_sim");
  const { active, offers } = await readTopUpOffer(call, esim.iccid);
  // What an eSIM that is not active gets is not shown (ESIM-133): nothing is on offer for it.
  return answer(call, active ? offers.map(describeTopUp) : []);
};
