import type { World } from "../domain.ts";
import type { Call, Reply } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { magicValues } from "../magic-values.ts";
import { endOf, type Finding, findings, MOST_ATTEMPTS } from "./code.ts";
import type { SmsCode, SmsTables } from "./tables.ts";

interface Body {
  readonly reference: string;
  readonly code: string;
}

/** A check uses up an attempt before anything is compared. */
export async function verifyOtp(call: Call<{ body: Body }>): Promise<Reply> {
  const code = await findCode(call, call.body.reference.toLowerCase());
  if (!code) return refuse(call, "unknown_reference");
  const finding = await check(call, code, call.body.code);
  return answer(call, { verified: finding === "right", ...findings[finding] });
}

async function check(world: World, code: SmsCode, typed: string): Promise<Finding> {
  const attempts = await useAttempt(world, code);
  if (attempts === undefined) return endOf(code, world.clock.now);
  if (typed === magicValues.expiringCode.value) {
    await change(world, code, { expires_at: world.clock.now });
    return "expired";
  }
  if (typed === magicValues.exhaustingCode.value) {
    await change(world, code, { attempts: MOST_ATTEMPTS });
    return "exhausted";
  }
  if (typed !== code.code) return attempts < MOST_ATTEMPTS ? "wrong" : "exhausted";
  await change(world, code, { verified: 1 });
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
): Promise<number | undefined> {
  const used = await db
    .updateTable("sms_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("organisation_id", "=", organisation.id)
    .where("reference", "=", reference)
    .where("attempts", "<", MOST_ATTEMPTS)
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
