import type { Transaction } from "kysely";
import { readClock } from "../clock.ts";
import type { World } from "../domain.ts";
import type { Environment } from "../environment.ts";
import { createRandom } from "../random.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import type { Database } from "../store/schema.ts";
import { findOrganisation } from "./find-organisation.ts";
import type { Organisation } from "./tables.ts";

interface ActOptions {
  /** Whether all that is due is brought about, so that only what is scheduled anew is left. */
  readonly settling?: boolean;
}

/**
 * Runs `act` for one organisation in one transaction: committed when it returns, rolled back when
 * it throws. Writes of one organisation stand in line.
 */
export async function inWorld<Result>(
  environment: Environment,
  organisationId: string,
  act: (world: World) => Promise<Result>,
  options: ActOptions = {},
): Promise<Result> {
  return await environment.store
    .transaction()
    .execute((db) => actWithin(db, environment, organisationId, act, options));
}

/** The same, within a transaction that has begun. */
export async function actWithin<Result>(
  db: Transaction<Database>,
  environment: Environment,
  organisationId: string,
  act: (world: World) => Promise<Result>,
  { settling = false }: ActOptions = {},
): Promise<Result> {
  const organisation = await findOrganisation(db, organisationId);
  if (!organisation) throw new Error(`There is no organisation ${organisationId}`);
  let next_due_at = settling ? null : organisation.next_due_at;
  const world: World = {
    ...readingWorld(environment, organisation),
    db,
    schedule(at) {
      if (next_due_at === null || at < next_due_at) next_due_at = at;
    },
  };
  const result = await act(world);
  await keep(db, organisation, { random_drawn: world.random.drawn, next_due_at });
  return result;
}

/** The world of a request that changes nothing. */
export function readingWorld(
  { mode, seed, store }: Environment,
  organisation: Organisation,
): World {
  return {
    organisation,
    clock: readClock(mode, organisation.clock_offset_ms),
    random: createRandom(seed, organisation.id, organisation.random_drawn),
    db: store,
    schedule() {
      throw new Error("A read has nothing to schedule");
    },
  };
}

async function keep(
  db: Transaction<Database>,
  { id, random_drawn, next_due_at }: Organisation,
  changed: Kept,
): Promise<void> {
  if (changed.random_drawn === random_drawn && changed.next_due_at === next_due_at) return;
  await updateKept(db, { id, ...changed });
}

type Kept = Pick<Organisation, "random_drawn" | "next_due_at">;

const updateKept = prepared((db, slot: Slots<Kept & { id: string }>) =>
  db
    .updateTable("organisations")
    .set({ random_drawn: slot("random_drawn"), next_due_at: slot("next_due_at") })
    .where("id", "=", slot("id")),
);
