import type { Fault } from "../http/faults.ts";
import { ControlError } from "./control-error.ts";
import { act, type Plane } from "./plane.ts";

/** A budget or the purchase limit; see `x-rate-limit` in the contract. */
export type LimitName =
  | "sms-send"
  | "sms-read"
  | "sms-export"
  | "esim-usage"
  | "esim-history"
  | "esim-top-ups";

/** Figures that replace those of the contract. */
export type Limits = Readonly<
  Partial<Record<LimitName, { readonly requests: number; readonly seconds: number }>>
>;

export async function readLimits(plane: Plane): Promise<Limits> {
  return await act(plane, async ({ organisation }) => JSON.parse(organisation.limits));
}

/** Replaces the figures that were set, and starts every budget anew. */
export async function setLimits(plane: Plane, limits: Limits): Promise<void> {
  await act(plane, async function set({ db, organisation }) {
    await db
      .updateTable("organisations")
      .set({ limits: JSON.stringify(limits) })
      .where("id", "=", organisation.id)
      .execute();
    await db.deleteFrom("rate_limits").where("organisation_id", "=", organisation.id).execute();
  });
}

export async function listFaults(plane: Plane): Promise<Fault[]> {
  return await act(plane, async ({ organisation }) => JSON.parse(organisation.faults));
}

export async function addFault(plane: Plane, fault: Fault): Promise<void> {
  const { operation } = fault;
  if (operation !== undefined && !plane.contract.operations.some(({ id }) => id === operation)) {
    throw new ControlError(422, `The contract has no operation ${operation}.`);
  }
  await changeFaults(plane, (faults) => [...faults, fault]);
}

export async function clearFaults(plane: Plane): Promise<void> {
  await changeFaults(plane, () => []);
}

async function changeFaults(
  plane: Plane,
  change: (faults: readonly Fault[]) => readonly Fault[],
): Promise<void> {
  await act(plane, async function set({ db, organisation }) {
    const faults = JSON.stringify(change(JSON.parse(organisation.faults)));
    await db
      .updateTable("organisations")
      .set({ faults })
      .where("id", "=", organisation.id)
      .execute();
  });
}
