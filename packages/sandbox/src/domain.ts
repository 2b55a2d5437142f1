import type { Kysely } from "kysely";
import type { Clock } from "./clock.ts";
import type { Environment } from "./environment.ts";
import type { AnyHandler } from "./http/call.ts";
import type { Organisation } from "./organisations/tables.ts";
import type { Random } from "./random.ts";
import type { Database } from "./store/schema.ts";

/** What code needs to act for one organisation. Inside a write everything is one transaction. */
export interface World {
  readonly organisation: Organisation;
  readonly clock: Clock;
  readonly random: Random;
  readonly db: Kysely<Database>;
  /** Has the domains settle what is due once the clock of the organisation reads `at`. */
  schedule(at: number): void;
}

/** One area of the service: its operations and what a new organisation finds in its tables. */
export interface Domain {
  /** By operationId. */
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  /** Fills the world of a new organisation, or of one that was reset. */
  seed(world: World): Promise<void>;
  /**
   * Brings about what is due by now, or a part of it that is soon done. Called in a transaction,
   * once the clock has reached what was scheduled; whatever is left has to be scheduled again.
   * @returns whether more may be due
   */
  settle?(world: World): Promise<boolean>;
  /** Sends what waits to go out over the network. Called after `settle`, outside a transaction. */
  deliver?(environment: Environment, organisationId: string): Promise<void>;
}
