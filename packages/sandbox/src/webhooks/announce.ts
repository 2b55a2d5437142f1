import type { World } from "../domain.ts";
import { insertInto } from "../store/insert-into.ts";
import { lastNumber } from "../store/last-number.ts";
import { readWebhooks } from "./registrations.ts";

/** What a delivery webhook carries (SMS-156, SMS-159: whether more, is unknown). */
export interface DeliveryEvent {
  readonly message_id: string;
  readonly status: string;
}

/** Puts events in line for each registered address; `deliverDue` sends them. */
export async function announce(world: World, events: readonly DeliveryEvent[]): Promise<void> {
  const { db, organisation, clock } = world;
  for (const { id, url } of await readWebhooks(world)) {
    const last = await lastDelivery(world);
    const deliveries = events.map((event, index) => ({
      organisation_id: organisation.id,
      number: last + 1 + index,
      webhook_id: id,
      url,
      message_id: event.message_id,
      body: JSON.stringify(event),
      status: "pending" as const,
      attempts: 0,
      next_attempt_at: clock.now,
      last_status: null,
      last_error: null,
    }));
    await insertDeliveries(db, deliveries);
  }
}

const lastDelivery = lastNumber("webhook_deliveries", "number");

const insertDeliveries = insertInto("webhook_deliveries");
