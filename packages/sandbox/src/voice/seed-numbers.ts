import type { World } from "../domain.ts";
import { magicValues } from "../magic-values.ts";

/** Enough for five pages of the default size. */
const NUMBERS = 50;

/** Fills the stock of numbers that a new organisation can claim: +2347001000001 and on. */
export async function seedNumbers({ db, organisation }: World): Promise<void> {
  const numbers = Array.from({ length: NUMBERS }, (_, index) => `+${2347001000001 + index}`);
  await db
    .insertInto("voice_numbers")
    .values(
      [...numbers, magicValues.snatchedNumber.value].map((phone_number) => ({
        organisation_id: organisation.id,
        phone_number,
        country_code: "NG",
        claimed_by: null,
      })),
    )
    .execute();
}
