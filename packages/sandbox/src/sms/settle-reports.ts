import type { World } from "../domain.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import { creditEach } from "../wallet/move-money.ts";
import { announce } from "../webhooks/announce.ts";
import type { SmsMessage } from "./tables.ts";

/** Reports that are taken in at once: other requests are held up no longer than they take. */
const AT_ONCE = 200;

/**
 * Takes in the delivery reports that are due, up to a bound: each message reaches its final state,
 * its charge the exact cost (SMS-078), and the webhooks are told.
 * @returns whether more may be due
 */
export async function settleReports(world: World): Promise<boolean> {
  const due = await findDue(world);
  const last = due.at(-1);
  if (last?.report_at != null) {
    await adjustCharges(world, due);
    await announce(
      world,
      due.map(({ message_id, report_status }) => ({ message_id, status: report_status })),
    );
    await finish(world, last.report_at, last.number);
  }
  await scheduleNext(world);
  return due.length === AT_ONCE;
}

type Due = Pick<
  SmsMessage,
  "number" | "message_id" | "cost_kobo" | "report_at" | "report_status" | "report_cost_kobo"
>;

async function findDue({ db, organisation, clock }: World): Promise<Due[]> {
  return await selectDue(db, { organisation_id: organisation.id, now: clock.now });
}

const selectDue = prepared((db, slot: Slots<{ organisation_id: string; now: number }>) =>
  db
    .selectFrom("sms_messages")
    .select(["number", "message_id", "cost_kobo", "report_at", "report_status", "report_cost_kobo"])
    .where("status", "=", "accepted")
    .where("organisation_id", "=", slot("organisation_id"))
    .where("report_at", "<=", slot("now"))
    .orderBy("report_at")
    .orderBy("number")
    .limit(AT_ONCE),
);

async function adjustCharges(world: World, due: readonly Due[]): Promise<void> {
  const movements = due.map(({ message_id, cost_kobo, report_cost_kobo }) => ({
    amountKobo: cost_kobo - report_cost_kobo,
    reason: "adjustment",
    reference: message_id,
  }));
  await creditEach(world, "sms", movements);
}

/** All up to the last of the batch, in the order in which they were found. */
async function finish({ db, organisation }: World, at: number, number: number): Promise<void> {
  await db
    .updateTable("sms_messages")
    .set((eb) => ({ status: eb.ref("report_status"), cost_kobo: eb.ref("report_cost_kobo") }))
    .where("status", "=", "accepted")
    .where("organisation_id", "=", organisation.id)
    .where("report_at", "<=", at)
    .where((eb) => eb.or([eb("report_at", "<", at), eb("number", "<=", number)]))
    .execute();
}

async function scheduleNext({ db, organisation, schedule }: World): Promise<void> {
  const [messages] = await selectNext(db, { organisation_id: organisation.id });
  if (messages?.next != null) schedule(messages.next);
}

const selectNext = prepared((db, slot: Slots<{ organisation_id: string }>) =>
  db
    .selectFrom("sms_messages")
    .select((eb) => eb.fn.min("report_at").as("next"))
    .where("status", "=", "accepted")
    .where("organisation_id", "=", slot("organisation_id")),
);
