import type { Esim } from "./find-esim.ts";
import { guidesIn } from "./guides.ts";

/** Where an eSIM is downloaded from: the `lpa` of an order. */
const SMDP_ADDRESS = "smdp.example.com";
const APN = { apn_type: "automatic", apn_value: "internet" };

/** Path of the image of an eSIM's QR code. */
export const QR_PATH = "/qr";

/** What the QR code of an eSIM says. */
export function activationCode({ matching_id }: Pick<Esim, "matching_id">): string {
  return `LPA:1$${SMDP_ADDRESS}$${matching_id}`;
}

/** An ordered eSIM with all that installing it takes (section 2.8). */
export function describeInstallation(esim: Esim, baseUrl: string): object {
  const guides = guidesIn(undefined);
  return {
    iccid: esim.iccid,
    qrcode_url: `${baseUrl}${QR_PATH}/${esim.matching_id}.png`,
    qrcode: activationCode(esim),
    lpa: SMDP_ADDRESS,
    matching_id: esim.matching_id,
    ...APN,
    direct_apple_installation_url: appleUrl(esim),
    manual_installation: guides.installation_manual,
    qr_installation: guides.installation_qr_code,
  };
}

/** The instructions for an eSIM (section 2.9). */
export function describeInstructions(esim: Esim, language: string | undefined): object {
  return { ...guidesIn(language), ...APN, direct_apple_installation_url: appleUrl(esim) };
}

function appleUrl(esim: Esim): string {
  return `https://esimsetup.example.com/install?carddata=${activationCode(esim)}`;
}
