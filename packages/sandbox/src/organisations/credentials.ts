import { createHash } from "node:crypto";

/** What a partner is given at onboarding. */
export interface OrganisationCredentials {
  readonly id: string;
  readonly esim: { readonly apiKey: string };
  readonly voice: { readonly apiKey: string };
  readonly sms: { readonly apiKey: string };
}

/** Id and keys follow from seed and number alone, so a sandbox started again has the same. */
export function deriveCredentials(seed: number, number: number): OrganisationCredentials {
  const apiKey = (area: string): string => `${area}_${derive(seed, number, area, 32)}`;
  return {
    id: `org_${derive(seed, number, "id", 12)}`,
    esim: { apiKey: apiKey("esim") },
    voice: { apiKey: apiKey("voice") },
    sms: { apiKey: apiKey("sms") },
  };
}

/** Key that signs the access tokens of one organisation. */
export function tokenSecret(seed: number, organisationId: string): string {
  return `partner-sandbox:${seed}:${organisationId}:token`;
}

function derive(seed: number, number: number, purpose: string, length: number): string {
  const text = `partner-sandbox:${seed}:${number}:${purpose}`;
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
