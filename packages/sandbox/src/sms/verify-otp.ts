import type { World } from "../domain.ts";
import type { Call, Reply } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { magicValues } from "../magic-values.ts";
import { endOf, type Finding, findings } from "./code.ts";
import type { SmsCode, SmsTables } from "./tables.ts";

interface Body {
  readonly reference: string;
  readonly code: string;
}

type VerifyCall = Call<{ body: Body }>;

/** A check uses up an attempt before anything is compared. */
export async function verifyOtp(call: VerifyCall): Promise<Reply> {
  const code = await findCode(call, call.body.reference.toLowerCase());
  if (!code) return refuse(call, "unknown_reference");
  const finding = await check(call, code);
  return answer(call, { verified: finding === "right", ...findings[finding] });
}

async function check(call: VerifyCall, code: SmsCode): Promise<Finding> {
  const typed = call.body.code;
  const { maxAttempts } = call.operation;
  if (maxAttempts === undefined) throw new Error(`${call.operation.id} has no bound of attempts`);
  const attempts = await useAttempt(call, code, maxAttempts);
  if (attempts === undefined) return endOf(code, call.clock.now);
  if (typed === magicValues.expiringCode.value) {
    await change(call, code, { expires_at: call.clock.now });
    return "expired";
  }
  if (typed === magicValues.exhaustingCode.value) {
    await change(call, code, { attempts: maxAttempts });
    return "exhausted";
  }
  if (typed !== code.code) return attempts < maxAttempts ? "wrong" : "exhausted";
  await change(call, code, { verified: 1 });
  return "right";
}

async function findCode(
  { db, organisation }: World,
  reference: string,
): Promise<SmsCode | undefined> {
  return await db
    .selectFrom("sms_codes")
    .selectAll()
    .where("organisation_id", "=", organisation.id)
    .where("reference", "=", reference)
    .executeTakeFirst();
}

/**
 * The conditions let no more checks through than are allowed, however many come at once.
 * @returns how many attempts have been used, or undefined when the code is no longer open
 */
async function useAttempt(
  { db, organisation, clock }: World,
  { reference }: SmsCode,
  maxAttempts: number,
): Promise<number | undefined> {
  const used = await db
    .updateTable("sms_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("organisation_id", "=", organisation.id)
    .where("reference", "=", reference)
    .where("attempts", "<", maxAttempts)
    .where("verified", "=", 0)
    .where("expires_at", ">", clock.now)
    .returning("attempts")
    .executeTakeFirst();
  return used?.attempts;
}

async function change(
  { db, organisation }: World,
  { reference }: SmsCode,
  values: Partial<Pick<SmsTables["sms_codes"], "expires_at" | "attempts" | "verified">>,
): Promise<void> {
  await db
    .updateTable("sms_codes")
    .set(values)
    .where("organisation_id", "=", organisation.id)
    .where("reference", "=", reference)
    .execute();
}
