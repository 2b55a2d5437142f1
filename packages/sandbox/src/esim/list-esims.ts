import type { Handler } from "../http/call.ts";
import { answer } from "../http/reply.ts";

/** Every eSIM: whether the list comes in pages is not shown (ESIM-186), nor a field but the ICCID. */
export const listEsims: Handler = async (call) => {
  const esims = await call.db
    .selectFrom("esims")
    .select("iccid")
    .where("organisation_id", "=", call.organisation.id)
    .orderBy("id")
    .execute();
  return answer(call, esims);
};
