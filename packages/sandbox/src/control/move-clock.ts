import { isoTime, SECOND } from "../clock.ts";
import { deliver, settle } from "../organisations/settle.ts";
import { ControlError } from "./control-error.ts";
import { act, type Plane } from "./plane.ts";

/** Where to move the clock: forward by some seconds, or to an ISO 8601 time. */
export type ClockMove = { readonly advance_seconds: number } | { readonly set: string };

/** Times beyond cannot be written with a year of four digits. */
const LATEST = Date.parse("9999-01-01T00:00:00Z");

export async function readTime(plane: Plane): Promise<{ now: string }> {
  return await act(plane, async ({ clock }) => ({ now: isoTime(clock.now) }));
}

/** Moves the clock and brings about what becomes due on the way. */
export async function moveClock(plane: Plane, move: ClockMove): Promise<{ now: string }> {
  await act(plane, async function shift({ organisation, clock, db }) {
    const target = "set" in move ? Date.parse(move.set) : clock.now + move.advance_seconds * SECOND;
    if (!(target >= 0 && target < LATEST)) {
      throw new ControlError(422, "The clock goes from 1970 to 9998; give a time in between.");
    }
    const clock_offset_ms = organisation.clock_offset_ms + Math.round(target - clock.now);
    await db
      .updateTable("organisations")
      .set({ clock_offset_ms })
      .where("id", "=", organisation.id)
      .execute();
  });
  await settle(plane.environment, plane.organisationId);
  await deliver(plane.environment, plane.organisationId);
  return await readTime(plane);
}
