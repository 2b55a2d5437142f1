import type { Handler } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { findEsim } from "./find-esim.ts";
import { describeInstructions } from "./installation.ts";

export const getInstallationInstructions: Handler<{
  path: { iccid: string };
  query: { language?: string };
}> = async (call) => {
  const esim = await findEsim(call, call.path.iccid);
  if (!esim) return refuse(call, "esim_not_found");
  return answer(call, describeInstructions(esim, call.query.language));
};
