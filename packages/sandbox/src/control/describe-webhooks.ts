import type { Selectable } from "kysely";
import { isoTime } from "../clock.ts";
import type { WebhookDelivery, WebhookTables } from "../webhooks/tables.ts";

/** An address that is told of deliveries. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
}

export function describeWebhook({ id, url }: Selectable<WebhookTables["webhooks"]>): Webhook {
  return { id, url };
}

/** A delivery result as it was sent, or is to be sent, to a webhook. */
export interface Delivery {
  readonly number: number;
  readonly webhook_id: string;
  readonly url: string;
  readonly message_id: string;
  /** As it is posted. */
  readonly body: unknown;
  readonly status: WebhookDelivery["status"];
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  /** Status of the latest answer. */
  readonly last_status: number | null;
  /** Why the latest attempt did not succeed. */
  readonly last_error: string | null;
}

export function describeDelivery(delivery: WebhookDelivery): Delivery {
  const { organisation_id: _, ...shown } = delivery;
  const waits = delivery.status === "pending";
  return {
    ...shown,
    body: JSON.parse(delivery.body),
    next_attempt_at: waits ? isoTime(delivery.next_attempt_at) : null,
  };
}
