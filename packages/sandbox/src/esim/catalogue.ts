/** What a package gives and costs; the same for a new eSIM and for a top-up. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  /** In NGN: the least it may be sold for, what the partner pays, what is recommended. */
  readonly price: number;
  readonly netPrice: number;
  readonly retailPrice: number;
  /** Megabytes; 0 is unlimited. */
  readonly megabytes: number;
  readonly days: number;
  readonly voiceMinutes?: number;
  readonly texts?: number;
  /** The volume in words. */
  readonly data: string;
  readonly type: "local" | "regional" | "global";
  /** Country code of a local package, else the name of the region. Top-ups go by it. */
  readonly coverage: string;
}

type Prices = readonly [price: number, net: number, retail: number];
type Extras = Pick<Offer, "voiceMinutes" | "texts">;

const GIGABYTE = 1024;

function offer(
  id: string,
  [type, coverage, place]: readonly [Offer["type"], string, string],
  gigabytes: number,
  days: number,
  [price, netPrice, retailPrice]: Prices,
  extras: Extras = {},
): Offer {
  const data = gigabytes === 0 ? "Unlimited" : `${gigabytes} GB`;
  const bundle = extras.voiceMinutes === undefined ? "" : " with voice and text";
  const title = `${place} ${gigabytes === 0 ? "unlimited" : data}${bundle}, ${days} days`;
  const megabytes = gigabytes * GIGABYTE;
  return {
    id,
    title,
    price,
    netPrice,
    retailPrice,
    megabytes,
    days,
    ...extras,
    data,
    type,
    coverage,
  };
}

const nigeria = ["local", "NG", "Nigeria"] as const;
const ghana = ["local", "GH", "Ghana"] as const;
const kenya = ["local", "KE", "Kenya"] as const;
const southAfrica = ["local", "ZA", "South Africa"] as const;
const unitedKingdom = ["local", "GB", "United Kingdom"] as const;
const gambia = ["local", "GM", "The Gambia"] as const;
const westAfrica = ["regional", "west-africa", "West Africa"] as const;
const europe = ["regional", "europe", "Europe"] as const;
const world = ["global", "world", "World"] as const;
const bundle: Extras = { voiceMinutes: 30, texts: 20 };

/** Packages for new eSIMs. Those of the contract's examples are among them. */
export const packages: readonly Offer[] = [
  offer("ng-1gb-7d", nigeria, 1, 7, [1200, 900, 1200]),
  offer("ng-2gb-30d-bundle", nigeria, 2, 30, [3600, 2900, 3800], bundle),
  offer("ng-unlimited-3d", nigeria, 0, 3, [6500, 5200, 6900]),
  offer("gh-1gb-7d", ghana, 1, 7, [1500, 1150, 1600]),
  offer("gh-5gb-30d", ghana, 5, 30, [5400, 4300, 5800]),
  offer("ke-1gb-7d", kenya, 1, 7, [1400, 1050.5, 1500]),
  offer("ke-3gb-30d-bundle", kenya, 3, 30, [4800, 3900, 5200], bundle),
  offer("za-3gb-30d", southAfrica, 3, 30, [4500, 3600, 4900]),
  offer("gb-5gb-30d", unitedKingdom, 5, 30, [6200, 4950, 6500]),
  offer("gm-1gb-7d", gambia, 1, 7, [1900, 1500, 2000]),
  offer("west-africa-5gb-30d", westAfrica, 5, 30, [9500, 7200, 9900], bundle),
  offer("europe-10gb-30d", europe, 10, 30, [14500, 11800, 15000]),
  offer("world-3gb-30d", world, 3, 30, [16000, 12900, 16500]),
  offer("world-unlimited-10d", world, 0, 10, [38000, 31000, 39500]),
  offer("world-1tb-365d", world, 1024, 365, [990000, 840000, 999000]),
];

/** Packages for eSIMs that exist. Ids are none of those above, and The Gambia has none. */
const topUpPackages: readonly Offer[] = packages
  .filter(({ coverage, id }) => coverage !== "GM" && id !== "world-1tb-365d")
  .map((offer) => ({ ...offer, id: `${offer.id}-topup` }));

const byId = new Map([...packages, ...topUpPackages].map((offer) => [offer.id, offer]));
const packageIds = new Set(packages.map(({ id }) => id));

/** The package that an order may name. */
export function findPackage(id: string): Offer | undefined {
  return packageIds.has(id) ? byId.get(id) : undefined;
}

/** The package of an eSIM, first or added later. */
export function offerOf(id: string): Offer {
  const offer = byId.get(id);
  if (!offer) throw new Error(`No package has the id ${id}`);
  return offer;
}

/** What an eSIM that was bought with `first` can be topped up with. */
export function topUpsFor(first: Offer): readonly Offer[] {
  return topUpPackages.filter(({ coverage }) => coverage === first.coverage);
}
