import { DAY, HOUR } from "../clock.ts";
import type { World } from "../domain.ts";
import { magicValues } from "../magic-values.ts";
import { kobo } from "../wallet/naira.ts";
import { openWallet } from "../wallet/wallet.ts";
import { addBundles, type Bundle } from "./bundle.ts";
import { offerOf } from "./catalogue.ts";
import { nextOrder, recordOrder } from "./place-order.ts";
import type { EsimTables } from "./tables.ts";

/** What the wallet of a new organisation holds, in NGN. */
const OPENING_BALANCE = 250_000;

interface SeededEsim {
  readonly iccid: string;
  readonly packageId: string;
  readonly esim?: Partial<EsimTables["esims"]>;
  readonly bundle?: (now: number) => Partial<Bundle>;
}

const active = (now: number): Partial<Bundle> => ({
  activated_at: now - HOUR,
  expires_at: now - HOUR + 7 * DAY,
});

/** The active eSIM comes first: flows take the first of the list. */
const seeded: readonly SeededEsim[] = [
  { iccid: magicValues.activeIccid.value, packageId: "ng-1gb-7d", bundle: active },
  {
    iccid: magicValues.recycledIccid.value,
    packageId: "ng-1gb-7d",
    esim: { recycled: 1 },
    bundle: active,
  },
  { iccid: magicValues.notActiveIccid.value, packageId: "ng-1gb-7d" },
  {
    iccid: magicValues.expiredIccid.value,
    packageId: "ng-1gb-7d",
    bundle: (now) => ({ activated_at: now - 8 * DAY, expires_at: now - DAY }),
  },
  {
    iccid: magicValues.finishedIccid.value,
    packageId: "ng-1gb-7d",
    bundle: (now) => ({ ...active(now), remaining_mb: 0, finished_at: now }),
  },
  { iccid: magicValues.noTopUpsIccid.value, packageId: "gm-1gb-7d", bundle: active },
  {
    iccid: magicValues.purchaseLimitIccid.value,
    packageId: "ng-1gb-7d",
    esim: { top_ups_exhausted: 1 },
    bundle: active,
  },
];

/** Gives an organisation a pre-paid wallet and one eSIM for each thing that can befall one. */
export async function seedEsim(world: World): Promise<void> {
  const { db, organisation, clock, random } = world;
  await openWallet(world, "esim", kobo(OPENING_BALANCE));
  for (const { iccid, packageId, esim, bundle } of seeded) {
    await db
      .insertInto("esims")
      .values({
        organisation_id: organisation.id,
        id: Number(iccid.slice(-4)),
        iccid,
        matching_id: random.bytes(16).toString("hex").toUpperCase(),
        recycled: 0,
        top_ups_exhausted: 0,
        ...esim,
      })
      .execute();
    await addBundles(world, [iccid], offerOf(packageId), "initial");
    if (bundle) {
      await db
        .updateTable("esim_bundles")
        .set(bundle(clock.now))
        .where("organisation_id", "=", organisation.id)
        .where("iccid", "=", iccid)
        .execute();
    }
  }
  const order = { package_id: "ng-1gb-7d", type: "sim", description: DESCRIPTION } as const;
  const [first] = seeded.filter(({ packageId }) => packageId === order.package_id);
  if (first) await recordOrder(world, await nextOrder(world), order, [first.iccid]);
}

/** The order that the documented story begins with. */
const DESCRIPTION = "Harbour Travel booking 4711";
