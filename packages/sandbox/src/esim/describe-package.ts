import type { Offer } from "./catalogue.ts";

/** Minutes and SMS of a package that includes them. */
function extras({ voiceMinutes, texts }: Offer): object {
  return {
    ...(voiceMinutes !== undefined && { voice: voiceMinutes }),
    ...(texts !== undefined && { text: texts }),
  };
}

/** A package as the package list shows it (section 2.3). */
export function describePackage(offer: Offer): object {
  return {
    id: offer.id,
    price: offer.price,
    net_price: offer.netPrice,
    retail_price: offer.retailPrice,
    amount: offer.megabytes,
    day: offer.days,
    ...extras(offer),
    data: offer.data,
    is_unlimited: offer.megabytes === 0,
    type: offer.type,
    // Their fields are not shown (ESIM-044), so there are none to rely on.
    country: {},
    operator: {},
  };
}

/** A top-up package as the top-up list shows it (section 2.4). */
export function describeTopUp(offer: Offer): object {
  return { ...describeInHistory(offer, "topup"), ...extras(offer) };
}

/** The package of a history entry (section 2.6). */
export function describeInHistory(offer: Offer, type: "initial" | "topup"): object {
  return {
    id: offer.id,
    type,
    price: offer.price,
    net_price: offer.netPrice,
    amount: offer.megabytes,
    day: offer.days,
    is_unlimited: offer.megabytes === 0,
    title: offer.title,
    data: offer.data,
    short_info:
      type === "topup" ? "Starts when it is bought." : "Starts when the eSIM is installed.",
  };
}
