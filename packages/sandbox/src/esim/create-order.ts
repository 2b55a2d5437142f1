import type { Handler } from "../http/call.ts";
import { answer, refuse } from "../http/reply.ts";
import { addBundles } from "./bundle.ts";
import { findPackage } from "./catalogue.ts";
import { createEsims } from "./create-esims.ts";
import { describeInstallation } from "./installation.ts";
import { nextOrder, payFor, recordOrder } from "./place-order.ts";

interface Body {
  readonly package_id: string;
  readonly quantity: number;
  readonly description?: string;
}

/** The maximum is not shown (ESIM-240); this one only keeps a slip of the finger from hurting. */
const MOST_QUANTITY = 1000;

export const createOrder: Handler<{ body: Body }> = async (call) => {
  const { package_id, quantity, description = "" } = call.body;
  const offer = findPackage(package_id);
  if (!offer) return refuse(call, "invalid_package_id");
  if (quantity > MOST_QUANTITY) {
    const message = `The sandbox takes a quantity of at most ${MOST_QUANTITY}.`;
    return refuse(call, "validation_failed", { message });
  }
  const order = await nextOrder(call);
  const paid = await payFor(call, order, "order", offer, quantity);
  if (!paid) return refuse(call, "insufficient_balance");

  const esims = await createEsims(call, quantity);
  const iccids = esims.map(({ iccid }) => iccid);
  await addBundles(call, iccids, offer, "initial");
  await recordOrder(call, order, { package_id, type: "sim", description }, iccids);
  return answer(call, {
    package_id,
    package: offer.title,
    data: offer.data,
    validity: offer.days,
    price: offer.price,
    sims: esims.map((esim) => describeInstallation(esim, call.baseUrl)),
  });
};
