import type { Transaction } from "kysely";
import { readClock } from "../clock.ts";
import type { World } from "../domain.ts";
import type { Environment } from "../environment.ts";
import { createRandom } from "../random.ts";
import type { Database } from "../store/schema.ts";

/**
 * Runs `act` for one organisation in one transaction: committed when it returns, rolled back when
 * it throws. Writes of one organisation stand in line.
 */
export async function inWorld<Result>(
  environment: Environment,
  organisationId: string,
  act: (world: World) => Promise<Result>,
): Promise<Result> {
  return await environment.store.transaction().execute(async function write(db) {
    const world = await openWorld(environment, db, organisationId);
    const { drawn } = world.random;
    const result = await act(world);
    if (world.random.drawn !== drawn) {
      await db
        .updateTable("organisations")
        .set({ random_drawn: world.random.drawn })
        .where("id", "=", organisationId)
        .execute();
    }
    return result;
  });
}

async function openWorld(
  { mode, seed }: Environment,
  db: Transaction<Database>,
  organisationId: string,
): Promise<World> {
  const organisation = await db
    .selectFrom("organisations")
    .selectAll()
    .where("id", "=", organisationId)
    .executeTakeFirstOrThrow();
  return {
    organisation,
    clock: readClock(mode, organisation.clock_offset_ms),
    random: createRandom(seed, organisation.id, organisation.random_drawn),
    db,
  };
}
