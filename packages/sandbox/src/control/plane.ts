import type { Contract } from "../contract/contract.ts";
import type { World } from "../domain.ts";
import type { Environment } from "../environment.ts";
import type { Journal } from "../http/journal.ts";
import { inWorld } from "../organisations/in-world.ts";
import { ControlError } from "./control-error.ts";

/** What the control plane acts on: one organisation of a sandbox. */
export interface Plane {
  readonly environment: Environment;
  readonly contract: Contract;
  readonly journal: Journal;
  readonly organisationId: string;
  /** Settles once there is something to act on. */
  readonly ready: Promise<void>;
}

/**
 * Acts on the organisation in one transaction.
 * @throws ControlError when there is no such organisation
 */
export async function act<Result>(
  { environment, organisationId, ready }: Plane,
  change: (world: World) => Promise<Result>,
): Promise<Result> {
  await ready;
  const found = await environment.store
    .selectFrom("organisations")
    .select("id")
    .where("id", "=", organisationId)
    .executeTakeFirst();
  if (!found) throw new ControlError(404, `There is no organisation ${organisationId}.`);
  return await inWorld(environment, organisationId, change);
}
