import type { Transaction } from "kysely";
import { domains } from "../domains.ts";
import type { Environment } from "../environment.ts";
import type { Database } from "../store/schema.ts";
import { deriveCredentials, type OrganisationCredentials } from "./credentials.ts";
import { inWorld } from "./in-world.ts";

/** Makes the next organisation, with a seeded world of its own. */
export async function createOrganisation(
  environment: Environment,
): Promise<OrganisationCredentials> {
  const credentials = await environment.store.transaction().execute(async function insert(db) {
    const credentials = deriveCredentials(environment.seed, await nextNumber(db));
    await db
      .insertInto("organisations")
      .values({
        id: credentials.id,
        number: await nextNumber(db),
        esim_api_key: credentials.esim.apiKey,
        voice_api_key: credentials.voice.apiKey,
        sms_api_key: credentials.sms.apiKey,
        clock_offset_ms: 0,
        random_drawn: 0,
        next_due_at: null,
        limits: "{}",
        faults: "[]",
      })
      .execute();
    return credentials;
  });
  await inWorld(environment, credentials.id, async function seed(world) {
    for (const domain of domains) await domain.seed(world);
  });
  return credentials;
}

async function nextNumber(db: Transaction<Database>): Promise<number> {
  const { last } = await db
    .selectFrom("organisations")
    .select((eb) => eb.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
