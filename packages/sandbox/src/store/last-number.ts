import type { World } from "../domain.ts";
import { prepared, type Slots } from "./prepared.ts";
import type { Database } from "./schema.ts";

/** The tables whose rows are counted up in a column, in each organisation from 1. */
type Counted = {
  [Table in keyof Database]: Database[Table] extends { organisation_id: string } ? Table : never;
}[keyof Database];

/** Reads the highest number that the rows of an organisation have in a column, 0 without rows. */
export function lastNumber<Table extends Counted>(
  table: Table,
  column: keyof Database[Table] & string,
): (world: Pick<World, "db" | "organisation">) => Promise<number> {
  // Named as one of them: Kysely cannot tell that all have these columns.
  const select = prepared((db, slot: Slots<{ organisation_id: string }>) =>
    db
      .selectFrom(table as "esims")
      .select((eb) => eb.fn.max(column as "id").as("last"))
      .where("organisation_id", "=", slot("organisation_id")),
  );

  return async function read({ db, organisation }) {
    const [row] = await select(db, { organisation_id: organisation.id });
    return row?.last ?? 0;
  };
}
