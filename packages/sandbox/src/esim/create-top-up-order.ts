import { DAY } from "../clock.ts";
import type { World } from "../domain.ts";
import type { Handler } from "../http/call.ts";
import { figuresOf } from "../http/limit-rate.ts";
import { answer, refuse } from "../http/reply.ts";
import { addBundles } from "./bundle.ts";
import { type Esim, findEsim } from "./find-esim.ts";
import { nextOrder, payFor, recordOrder } from "./place-order.ts";
import { readTopUpOffer } from "./top-ups.ts";

interface Body {
  readonly package_id: string;
  readonly iccid: string;
  readonly description?: string;
}

/** The threshold is not shown (ESIM-241): so many top-ups of one eSIM in a day, unless set. */
const PURCHASE_LIMIT = { bucket: "esim-top-ups", requests: 1000, seconds: DAY / 1000 };

export const createTopUpOrder: Handler<{ body: Body }> = async (call) => {
  const { package_id, iccid, description = "" } = call.body;
  const esim = await findEsim(call, iccid);
  if (!esim) return refuse(call, "esim_not_found");
  if (esim.recycled === 1) return refuse(call, "recycled_sim");
  const { active, offers } = await readTopUpOffer(call, iccid);
  const offer = offers.find(({ id }) => id === package_id);
  if (!offer) return refuse(call, "invalid_package_id");
  if (!active) return refuse(call, "esim_not_active");
  if (await isExhausted(call, esim)) return refuse(call, "purchase_limit_exceeded");
  const order = await nextOrder(call);
  const paid = await payFor(call, order, "top-up", offer);
  if (!paid) return refuse(call, "insufficient_balance");

  await addBundles(call, [iccid], offer, "topup");
  await recordOrder(call, order, { package_id, type: "topup", description }, [iccid]);
  return answer(call, {
    id: order.id,
    code: order.code,
    package_id,
    quantity: "1",
    type: "topup",
    description,
    esim_type: "data",
    validity: offer.days,
    package: offer.title,
    data: offer.data,
    price: offer.price,
    currency: "NGN",
    created_at: order.createdAt,
    sims: [{ id: esim.id, iccid }],
    order_id: order.id,
    iccid,
  });
};

async function isExhausted(world: World, esim: Esim): Promise<boolean> {
  if (esim.top_ups_exhausted === 1) return true;
  const { requests, seconds } = figuresOf(world.organisation, PURCHASE_LIMIT);
  const { count } = await world.db
    .selectFrom("esim_bundles")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("organisation_id", "=", world.organisation.id)
    .where("iccid", "=", esim.iccid)
    .where("type", "=", "topup")
    .where("bought_at", ">", world.clock.now - seconds * 1000)
    .executeTakeFirstOrThrow();
  return count >= requests;
}
