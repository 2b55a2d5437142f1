import { readClock } from "../clock.ts";
import type { Area } from "../contract/document.ts";
import type { Operation } from "../contract/operation.ts";
import type { Environment } from "../environment.ts";
import { readAccessToken } from "../esim/access-token.ts";
import { findOrganisation, findOrganisationByKey } from "../organisations/find-organisation.ts";
import type { Organisation } from "../organisations/tables.ts";

/** Whose request it is, and whether the credential is still good. */
export interface Identity {
  readonly organisation: Organisation;
  readonly valid: boolean;
}

/**
 * Finds the organisation by the credential of the operation's area: an access token, a bearer
 * key, the `x-api-key` header or, for the exchange of the api_key, the body.
 */
export async function authenticate(
  environment: Environment,
  operation: Operation,
  headers: Headers,
  body: unknown,
): Promise<Identity | undefined> {
  if (operation.anonymous) {
    return byKey(environment, "esim", (body as { api_key?: unknown } | null)?.api_key);
  }
  if (operation.area === "sms") {
    return byKey(environment, "sms", headers.get("x-api-key"));
  }
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (operation.area === "voice") return byKey(environment, "voice", bearer);
  return bearer === undefined ? undefined : byToken(environment, bearer);
}

async function byKey(
  { store }: Environment,
  area: Area,
  key: unknown,
): Promise<Identity | undefined> {
  if (typeof key !== "string") return undefined;
  const organisation = await findOrganisationByKey(store, area, key);
  return organisation && { organisation, valid: true };
}

async function byToken(
  { store, seed, mode }: Environment,
  token: string,
): Promise<Identity | undefined> {
  const claims = readAccessToken(token, seed);
  const organisation = claims && (await findOrganisation(store, claims.sub));
  if (!organisation) return undefined;
  const { now } = readClock(mode, organisation.clock_offset_ms);
  return { organisation, valid: now < claims.exp * 1000 };
}
