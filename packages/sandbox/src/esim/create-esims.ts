import type { World } from "../domain.ts";
import { insertInto } from "../store/insert-into.ts";
import { lastNumber } from "../store/last-number.ts";
import type { Esim } from "./find-esim.ts";

/** Ids below belong to the eSIMs that each organisation starts with. */
const FIRST_ORDERED_ID = 101;

/** Makes eSIMs that nobody has yet. */
export async function createEsims(world: World, quantity: number): Promise<Esim[]> {
  const { db, organisation, random } = world;
  const first = Math.max((await lastEsim(world)) + 1, FIRST_ORDERED_ID);
  const esims = Array.from({ length: quantity }, (_, index) => ({
    organisation_id: organisation.id,
    id: first + index,
    iccid: iccidOf(organisation.number, first + index),
    matching_id: random.bytes(16).toString("hex").toUpperCase(),
    recycled: 0,
    top_ups_exhausted: 0,
  }));
  await insertEsims(db, esims);
  return esims;
}

/** 19 digits that no other eSIM of any organisation has. */
function iccidOf(organisationNumber: number, id: number): string {
  return `89234${String(organisationNumber).padStart(5, "0")}${String(id).padStart(9, "0")}`;
}

const lastEsim = lastNumber("esims", "id");

const insertEsims = insertInto("esims");
