import { createHmac, timingSafeEqual } from "node:crypto";
import type { World } from "../domain.ts";
import { tokenSecret } from "../organisations/credentials.ts";

const HEADER = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");

interface Claims {
  /** The organisation. */
  readonly sub: string;
  readonly iat: number;
  /** Seconds since 1970, in the time of the organisation. */
  readonly exp: number;
  readonly jti: string;
}

/** Issues a JWT for the organisation, good for `seconds`. */
export function issueAccessToken({ organisation, clock, random }: World, seconds: number): string {
  const iat = Math.floor(clock.now / 1000);
  const exp = iat + seconds;
  const claims: Claims = { sub: organisation.id, iat, exp, jti: random.uuid() };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${HEADER}.${payload}.${sign(payload, random.seed, organisation.id)}`;
}

/** Reads a token that this sandbox issued; whether it is over is for the clock to say. */
export function readAccessToken(token: string, seed: number): Claims | undefined {
  const [header, payload = "", signature = "", ...rest] = token.split(".");
  if (header !== HEADER || rest.length > 0) return undefined;
  const claims = parse(payload);
  if (typeof claims?.sub !== "string") return undefined;
  const expected = Buffer.from(sign(payload, seed, claims.sub));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? claims : undefined;
}

function sign(payload: string, seed: number, organisationId: string): string {
  return createHmac("sha256", tokenSecret(seed, organisationId))
    .update(`${HEADER}.${payload}`)
    .digest("base64url");
}

function parse(payload: string): Claims | undefined {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
