import type { World } from "../domain.ts";
import type { Fault } from "../http/faults.ts";
import type { JournalEntry } from "../http/journal.ts";
import { resetOrganisation } from "../organisations/reset-organisation.ts";
import { deliver } from "../organisations/settle.ts";
import { readOutbox, type Sent } from "../sms/outbox.ts";
import type { WalletArea } from "../wallet/tables.ts";
import { readDeliveries, readDelivery, replay } from "../webhooks/deliveries.ts";
import { readWebhooks, registerWebhook, removeWebhook } from "../webhooks/registrations.ts";
import type { WebhookDelivery } from "../webhooks/tables.ts";
import { type Consumption, consume } from "./consume.ts";
import { ControlError } from "./control-error.ts";
import {
  type Delivery,
  describeDelivery,
  describeWebhook,
  type Webhook,
} from "./describe-webhooks.ts";
import { type ClockMove, moveClock, readTime } from "./move-clock.ts";
import { act, type Plane } from "./plane.ts";
import {
  addFault,
  clearFaults,
  type Limits,
  listFaults,
  readLimits,
  setLimits,
} from "./provoke.ts";
import { readWallets, setWallet, type WalletChange, type WalletView } from "./wallets.ts";

/**
 * What can be done to one organisation from behind. Each method is the operation of that name in
 * `control.openapi.yaml`, which says what it does.
 */
export interface OrganisationControl {
  /** Starts the organisation over; its credentials stay. */
  resetOrganisation(): Promise<void>;
  readClock(): Promise<{ now: string }>;
  moveClock(move: ClockMove): Promise<{ now: string }>;
  /** Uses an eSIM; its first use activates it. */
  consume(iccid: string, consumption: Consumption): Promise<Required<Consumption>>;
  readWallets(): Promise<Record<WalletArea, WalletView>>;
  setWallet(area: WalletArea, change: WalletChange): Promise<void>;
  readLimits(): Promise<Limits>;
  setLimits(limits: Limits): Promise<void>;
  listFaults(): Promise<Fault[]>;
  addFault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  listRequests(): Promise<readonly JournalEntry[]>;
  clearRequests(): Promise<void>;
  /** @param recipient leaves only what went to this number, in E.164 */
  listOutbox(recipient?: string): Promise<Sent[]>;
  listWebhooks(): Promise<Webhook[]>;
  registerWebhook(url: string): Promise<Webhook>;
  removeWebhook(id: string): Promise<void>;
  listDeliveries(): Promise<Delivery[]>;
  /** Sends it again; returns how that went. */
  replayDelivery(number: number): Promise<Delivery>;
}

/** Each method throws a ControlError when there is no such organisation, or no such thing in it. */
export function controlOrganisation(plane: Plane): OrganisationControl {
  const { environment, journal, organisationId } = plane;
  const exists = (): Promise<void> => act(plane, async () => {});
  return {
    async resetOrganisation() {
      await exists();
      await resetOrganisation(environment, organisationId);
      journal.clear(organisationId);
    },
    readClock: () => readTime(plane),
    moveClock: (move) => moveClock(plane, move),
    consume: (iccid, consumption) => consume(plane, iccid, consumption),
    readWallets: () => readWallets(plane),
    setWallet: (area, change) => setWallet(plane, area, change),
    readLimits: () => readLimits(plane),
    setLimits: (limits) => setLimits(plane, limits),
    listFaults: () => listFaults(plane),
    addFault: (fault) => addFault(plane, fault),
    clearFaults: () => clearFaults(plane),
    async listRequests() {
      await exists();
      return journal.read(organisationId);
    },
    async clearRequests() {
      await exists();
      journal.clear(organisationId);
    },
    listOutbox: (recipient) => act(plane, (world) => readOutbox(world, recipient)),
    listWebhooks: () =>
      act(plane, async (world) => (await readWebhooks(world)).map(describeWebhook)),
    registerWebhook: (url) =>
      act(plane, async (world) => describeWebhook(await registerWebhook(world, url))),
    async removeWebhook(id) {
      if (await act(plane, (world) => removeWebhook(world, id))) return;
      throw new ControlError(404, `The organisation has no webhook ${id}.`);
    },
    listDeliveries: () =>
      act(plane, async (world) => (await readDeliveries(world)).map(describeDelivery)),
    async replayDelivery(number) {
      await act(plane, async (world) => replay(world, await findDelivery(world, number)));
      await deliver(environment, organisationId);
      return await act(plane, async (world) => describeDelivery(await findDelivery(world, number)));
    },
  };
}

async function findDelivery(world: World, number: number): Promise<WebhookDelivery> {
  const delivery = await readDelivery(world, number);
  if (!delivery) throw new ControlError(404, `The organisation has no delivery ${number}.`);
  return delivery;
}
