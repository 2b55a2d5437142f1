import type { World } from "../domain.ts";
import { isRunning, readBundles } from "./bundle.ts";
import { type Offer, offerOf, topUpsFor } from "./catalogue.ts";

/** What an eSIM can be topped up with now. */
export interface TopUpOffer {
  /** Whether a package of it is running: only then can it be topped up. */
  readonly active: boolean;
  readonly offers: readonly Offer[];
}

export async function readTopUpOffer(world: World, iccid: string): Promise<TopUpOffer> {
  const bundles = await readBundles(world, iccid);
  const [first] = bundles;
  return {
    active: bundles.some((bundle) => isRunning(bundle, world.clock.now)),
    offers: first ? topUpsFor(offerOf(first.package_id)) : [],
  };
}
