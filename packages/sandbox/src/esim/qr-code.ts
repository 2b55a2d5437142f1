import type { Store } from "../store/open-store.ts";
import { activationCode } from "./installation.ts";

/** The image of an eSIM's QR code, as PNG; only who knows its activation code can ask for it. */
export async function drawQrCode(store: Store, matchingId: string): Promise<Buffer | undefined> {
  const esim = await store
    .selectFrom("esims")
    .select("matching_id")
    .where("matching_id", "=", matchingId)
    .executeTakeFirst();
  if (!esim) return undefined;
  const { default: qrcode } = await import("qrcode");
  return await qrcode.toBuffer(activationCode(esim));
}
