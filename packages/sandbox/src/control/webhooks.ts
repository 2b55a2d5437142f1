import { isoTime } from "../clock.ts";
import type { World } from "../domain.ts";
import { deliverDue } from "../webhooks/deliver-due.ts";
import { readDeliveries, readDelivery, replay } from "../webhooks/deliveries.ts";
import * as registrations from "../webhooks/registrations.ts";
import type { WebhookDelivery } from "../webhooks/tables.ts";
import { ControlError } from "./control-error.ts";
import { act, type Plane } from "./plane.ts";

/** An address that is told what became of each message. */
export interface WebhookView {
  readonly id: string;
  readonly url: string;
}

/** One delivery result for one address, and how the attempts to post it went. */
export interface DeliveryView {
  readonly number: number;
  readonly webhook_id: string;
  readonly url: string;
  readonly message_id: string;
  readonly status: "pending" | "delivered" | "failed";
  readonly attempts: number;
  /** Null once there is none. */
  readonly next_attempt_at: string | null;
  /** Null when the latest attempt got no answer. */
  readonly last_status: number | null;
  readonly last_error: string | null;
}

export async function listWebhooks(plane: Plane): Promise<WebhookView[]> {
  return await act(plane, async (world) => {
    return (await registrations.readWebhooks(world)).map(({ id, url }) => ({ id, url }));
  });
}

/** Registers an http or https address for the delivery results that come from now on. */
export async function registerWebhook(plane: Plane, url: string): Promise<WebhookView> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ControlError(422, "url must be an http or https address.");
  }
  return await act(plane, async (world) => {
    const { id } = await registrations.registerWebhook(world, url);
    return { id, url };
  });
}

export async function removeWebhook(plane: Plane, id: string): Promise<void> {
  const removed = await act(plane, (world) => registrations.removeWebhook(world, id));
  if (!removed) throw new ControlError(404, `The organisation has no webhook ${id}.`);
}

/** The latest deliveries, newest first. */
export async function listDeliveries(plane: Plane): Promise<DeliveryView[]> {
  return await act(plane, async (world) => (await readDeliveries(world)).map(describeDelivery));
}

/** Posts a delivery once more, whatever became of it. */
export async function replayDelivery(plane: Plane, number: number): Promise<DeliveryView> {
  const find = (world: World): Promise<WebhookDelivery> => findDelivery(world, number);
  await act(plane, async (world) => await replay(world, await find(world)));
  await deliverDue(plane.environment, plane.organisationId);
  return describeDelivery(await act(plane, find));
}

async function findDelivery(world: World, number: number): Promise<WebhookDelivery> {
  const delivery = await readDelivery(world, number);
  if (!delivery) throw new ControlError(404, `There is no delivery ${number}.`);
  return delivery;
}

function describeDelivery(delivery: WebhookDelivery): DeliveryView {
  const { number, webhook_id, url, message_id, status, attempts, last_status, last_error } =
    delivery;
  const next_attempt_at = status === "pending" ? isoTime(delivery.next_attempt_at) : null;
  return {
    number,
    webhook_id,
    url,
    message_id,
    status,
    attempts,
    next_attempt_at,
    last_status,
    last_error,
  };
}
