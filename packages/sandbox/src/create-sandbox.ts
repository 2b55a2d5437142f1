import type { ClockMode } from "./clock.ts";
import { readContract } from "./contract/contract.ts";
import { type Control, createControl } from "./control/control.ts";
import type { Environment } from "./environment.ts";
import { createApp } from "./http/app.ts";
import { createJournal } from "./http/journal.ts";
import { createOrganisation } from "./organisations/create-organisation.ts";
import { deriveCredentials, type OrganisationCredentials } from "./organisations/credentials.ts";
import { findOrganisation } from "./organisations/find-organisation.ts";
import { startPump } from "./organisations/pump.ts";
import { createTables } from "./store/create-tables.ts";
import { openStore } from "./store/open-store.ts";

export interface SandboxOptions {
  /** File that keeps the state. @default ":memory:" */
  readonly db?: string;
  /** Same seed, manual clock and requests: same answers, byte for byte. @default 1 */
  readonly seed?: number;
  /** `manual` begins at 2026-01-15T09:00:00Z and moves only when told to. @default "real" */
  readonly clock?: ClockMode;
  /** Check every answer against the contract; one that breaks it becomes a 500. @default false */
  readonly strict?: boolean;
}

/** A Partner Connectivity service of your own. */
export interface Sandbox {
  /** Answers a request to any of the three areas; can be given to a client as its `fetch`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** What only a sandbox can do; also at `/_sandbox`. */
  readonly control: Control;
  /** The organisation that is there from the start, with its credentials. */
  readonly organisation: OrganisationCredentials;
  /** Settles once the sandbox can answer; `fetch` waits for it by itself. */
  readonly ready: Promise<void>;
  /** Finishes what is running and closes the database. */
  close(): Promise<void>;
}

/** Opens a sandbox; nothing listens on a port. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { db = ":memory:", seed = 1, clock = "real", strict = false } = options;
  const closing = new AbortController();
  const store = openStore(db);
  const environment: Environment = { store, seed, mode: clock, strict, closing: closing.signal };
  const organisation = deriveCredentials(seed, 1);
  const contract = readContract();
  const journal = createJournal();
  const ready = prepare(environment);
  const control = createControl({ environment, contract, journal, ready }, organisation.id);
  const app = createApp({ environment, contract, journal, control });
  const pump = clock === "real" ? startPump(environment) : undefined;
  ready.catch(() => {}); // Whoever awaits `ready` or calls `fetch` is told.

  return {
    control,
    organisation,
    ready,
    async fetch(request) {
      await ready;
      return await app.fetch(request);
    },
    async close() {
      closing.abort();
      await ready.catch(() => {});
      await pump?.stop();
      await store.destroy();
    },
  };
}

/** @throws Error when the database was made with another seed, by another version or for something else */
async function prepare(environment: Environment): Promise<void> {
  const { store, seed } = environment;
  await createTables(store);
  const known = await store.selectFrom("stores").select("seed").executeTakeFirst();
  if (known && known.seed !== seed) {
    throw new Error(
      `The database was made with seed ${known.seed}: start with that seed, or with another file.`,
    );
  }
  if (!known) await store.insertInto("stores").values({ id: 1, seed }).execute();
  const first = await findOrganisation(store, deriveCredentials(seed, 1).id);
  if (!first) await createOrganisation(environment);
}
