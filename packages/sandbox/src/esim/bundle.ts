import type { Selectable } from "kysely";
import { DAY } from "../clock.ts";
import type { World } from "../domain.ts";
import { insertInto } from "../store/insert-into.ts";
import { lastNumber } from "../store/last-number.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import type { Offer } from "./catalogue.ts";
import type { EsimTables } from "./tables.ts";

/** A package on an eSIM. */
export type Bundle = Readonly<Selectable<EsimTables["esim_bundles"]>>;

/**
 * | state      | since                                |
 * |------------|--------------------------------------|
 * | not_active | it was bought with the eSIM          |
 * | active     | the eSIM was first used, or a top-up was bought |
 * | finished   | its data was used up in time         |
 * | expired    | its days were over before its data   |
 *
 * What moves a package from one to the other is not shown (ESIM-129).
 */
export type BundleState = "not_active" | "active" | "finished" | "expired";

export function stateOf(bundle: Bundle, now: number): BundleState {
  if (bundle.expires_at === null) return "not_active";
  if (bundle.finished_at !== null) return "finished";
  return bundle.expires_at <= now ? "expired" : "active";
}

/** Whether its days have begun and are not over, data left or not. */
export function isRunning({ expires_at }: Bundle, now: number): boolean {
  return expires_at !== null && expires_at > now;
}

/** The packages of an eSIM, oldest first. */
export async function readBundles(
  { db, organisation }: Pick<World, "db" | "organisation">,
  iccid: string,
): Promise<Bundle[]> {
  return await selectBundles(db, { organisation_id: organisation.id, iccid });
}

/** Puts a package on eSIMs: a first one waits for the first use, a top-up runs at once. */
export async function addBundles(
  world: World,
  iccids: readonly string[],
  offer: Offer,
  type: Bundle["type"],
): Promise<void> {
  const { db, organisation } = world;
  const { now } = world.clock;
  const last = await lastBundle(world);
  const bundles = iccids.map((iccid, index) => ({
    organisation_id: organisation.id,
    id: last + 1 + index,
    iccid,
    package_id: offer.id,
    type,
    bought_at: now,
    remaining_mb: offer.megabytes,
    remaining_voice: offer.voiceMinutes ?? null,
    remaining_text: offer.texts ?? null,
    ...(type === "topup" ? running(offer, now) : NOT_RUNNING),
    finished_at: null,
  }));
  await insertBundles(db, bundles);
}

/** The dates of a package whose days begin at `now`. */
export function running(offer: Offer, now: number): Pick<Bundle, "activated_at" | "expires_at"> {
  return { activated_at: now, expires_at: now + offer.days * DAY };
}

const NOT_RUNNING = { activated_at: null, expires_at: null };

const selectBundles = prepared((db, slot: Slots<{ organisation_id: string; iccid: string }>) =>
  db
    .selectFrom("esim_bundles")
    .selectAll()
    .where("organisation_id", "=", slot("organisation_id"))
    .where("iccid", "=", slot("iccid"))
    .orderBy("id"),
);

const lastBundle = lastNumber("esim_bundles", "id");

const insertBundles = insertInto("esim_bundles");
