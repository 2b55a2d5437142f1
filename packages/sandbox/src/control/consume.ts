import type { World } from "../domain.ts";
import { type Bundle, readBundles, running, stateOf } from "../esim/bundle.ts";
import { offerOf } from "../esim/catalogue.ts";
import { findEsim } from "../esim/find-esim.ts";
import { ControlError } from "./control-error.ts";
import { act, type Plane } from "./plane.ts";

/** What an eSIM uses; all 0 without a figure. */
export interface Consumption {
  readonly data_mb?: number;
  readonly voice_minutes?: number;
  readonly texts?: number;
}

/**
 * Uses an eSIM. Its first use installs it and starts the package it was bought with.
 * @returns what was used: at most what there was
 */
export async function consume(
  plane: Plane,
  iccid: string,
  { data_mb = 0, voice_minutes = 0, texts = 0 }: Consumption,
): Promise<Required<Consumption>> {
  return await act(plane, async function use(world) {
    const esim = await findEsim(world, iccid);
    if (!esim) throw new ControlError(404, `The organisation has no eSIM ${iccid}.`);
    let left = { data_mb, voice_minutes, texts };
    for (const bundle of await readBundles(world, iccid)) {
      left = await useBundle(world, start(bundle, world.clock.now), left);
    }
    return {
      data_mb: data_mb - left.data_mb,
      voice_minutes: voice_minutes - left.voice_minutes,
      texts: texts - left.texts,
    };
  });
}

function start(bundle: Bundle, now: number): Bundle {
  if (bundle.activated_at !== null) return bundle;
  return { ...bundle, ...running(offerOf(bundle.package_id), now) };
}

/** @returns what is left to use elsewhere */
async function useBundle(
  { db, organisation, clock: { now } }: World,
  bundle: Bundle,
  wanted: Required<Consumption>,
): Promise<Required<Consumption>> {
  if (bundle.expires_at === null || bundle.expires_at <= now) return wanted;
  const unlimited = offerOf(bundle.package_id).megabytes === 0;
  const data = unlimited ? wanted.data_mb : Math.min(wanted.data_mb, bundle.remaining_mb);
  const voice = Math.min(wanted.voice_minutes, bundle.remaining_voice ?? 0);
  const texts = Math.min(wanted.texts, bundle.remaining_text ?? 0);
  const remaining_mb = unlimited ? 0 : bundle.remaining_mb - data;
  const usedUp = stateOf(bundle, now) === "active" && !unlimited && remaining_mb === 0;
  await db
    .updateTable("esim_bundles")
    .set({
      activated_at: bundle.activated_at,
      expires_at: bundle.expires_at,
      remaining_mb,
      ...(bundle.remaining_voice !== null && { remaining_voice: bundle.remaining_voice - voice }),
      ...(bundle.remaining_text !== null && { remaining_text: bundle.remaining_text - texts }),
      ...(usedUp && { finished_at: now }),
    })
    .where("organisation_id", "=", organisation.id)
    .where("id", "=", bundle.id)
    .execute();
  return {
    data_mb: wanted.data_mb - data,
    voice_minutes: wanted.voice_minutes - voice,
    texts: wanted.texts - texts,
  };
}
