import {
  type CallOptions,
  type Clock,
  isOutcomeUnknownError,
  outcomeUnknownError,
  sleep,
} from "@partner-connectivity/core";
import type {
  CreateOrderRequest,
  CreateTopUpOrderRequest,
  EsimOperations,
  OrderListEntry,
} from "./operations.gen.ts";

/** What is known of an order that was placed. */
export type Placed<Order> =
  /** The service answered. */
  | { readonly known: "answered"; readonly reference: string; readonly order: Order }
  /** The answer was lost, and the order found in the order list. */
  | { readonly known: "listed"; readonly reference: string; readonly entry: OrderListEntry };

/** The list may lag behind, and so may the order. */
const PAUSES_BEFORE_LOOK_UPS_MS = [0, 1_000, 3_000, 6_000];
const LOOK_UP_TIMEOUT_MS = 5_000;

/**
 * Places an order once. When the answer is lost, looks for the order by a reference that it added to
 * the description. Finding it proves that it was placed; not finding it proves nothing.
 */
export async function placeOnce<
  Request extends CreateOrderRequest | CreateTopUpOrderRequest,
  Order,
>(
  client: EsimOperations,
  clock: Clock,
  create: (request: Request, options?: CallOptions) => Promise<Order>,
  type: "sim" | "topup",
  request: Request,
  options?: CallOptions,
): Promise<Placed<Order>> {
  const reference = crypto.randomUUID();
  // In front, where it is safe from a service that cuts long texts off.
  const description = `${reference} ${request.description ?? ""}`.trim();
  try {
    const order = await create({ ...request, description }, options);
    return { known: "answered", reference, order };
  } catch (error) {
    if (!isOutcomeUnknownError(error)) throw error;
    const entry = await lookUp(client, clock, { type, description }, reference, options);
    if (entry) return { known: "listed", reference, entry };
    const { cause, idempotencyKey } = error;
    throw outcomeUnknownError(error, cause, { idempotencyKey, reference });
  }
}

/** How the filter matches is not shown, so the list is read without it too, and compared here. */
async function lookUp(
  { listOrders }: EsimOperations,
  clock: Clock,
  filter: { type: "sim" | "topup"; description: string },
  reference: string,
  options?: CallOptions,
): Promise<OrderListEntry | undefined> {
  for (const pauseMs of PAUSES_BEFORE_LOOK_UPS_MS)
    for (const query of [filter, { type: filter.type }])
      try {
        if (query === filter) await sleep(clock, pauseMs, options?.signal);
        const entries = await listOrders(query, { ...options, timeoutMs: LOOK_UP_TIMEOUT_MS });
        const entry = entries.find(({ description }) => description?.includes(reference));
        if (entry) return entry;
      } catch {
        // The next one may be answered.
      }
  return undefined;
}
