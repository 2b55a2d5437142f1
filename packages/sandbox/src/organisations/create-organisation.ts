import type { Transaction } from "kysely";
import type { World } from "../domain.ts";
import { domains } from "../domains.ts";
import type { Environment } from "../environment.ts";
import type { Database } from "../store/schema.ts";
import { deriveCredentials, type OrganisationCredentials } from "./credentials.ts";
import { actWithin } from "./in-world.ts";
import type { Organisation } from "./tables.ts";

/** What an organisation has before anything has happened. */
export const fresh: Pick<
  Organisation,
  "clock_offset_ms" | "random_drawn" | "next_due_at" | "limits" | "faults"
> = { clock_offset_ms: 0, random_drawn: 0, next_due_at: null, limits: "{}", faults: "[]" };

/** Makes the next organisation, with a seeded world of its own. */
export async function createOrganisation(
  environment: Environment,
): Promise<OrganisationCredentials> {
  return await environment.store.transaction().execute(async function create(db) {
    const number = await nextNumber(db);
    const credentials = deriveCredentials(environment.seed, number);
    const { id, esim, voice, sms } = credentials;
    await db
      .insertInto("organisations")
      .values({
        id,
        number,
        esim_api_key: esim.apiKey,
        voice_api_key: voice.apiKey,
        sms_api_key: sms.apiKey,
        ...fresh,
      })
      .execute();
    await actWithin(db, environment, id, seedDomains);
    return credentials;
  });
}

/** Gives an organisation what each area begins with. */
export async function seedDomains(world: World): Promise<void> {
  for (const domain of domains) await domain.seed(world);
}

async function nextNumber(db: Transaction<Database>): Promise<number> {
  const { last } = await db
    .selectFrom("organisations")
    .select((eb) => eb.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
