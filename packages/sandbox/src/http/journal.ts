/** One request, as the control plane shows it. Bodies and credentials are not kept. */
export interface JournalEntry {
  /** In the time of the organisation, ISO 8601. */
  readonly at: string;
  readonly operation: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null when the connection was dropped by a fault. */
  readonly status: number | null;
  readonly idempotency_key: string | null;
}

/** The latest requests of each organisation, in memory. */
export interface Journal {
  add(organisationId: string, entry: JournalEntry): void;
  /** Oldest first. */
  read(organisationId: string): readonly JournalEntry[];
  clear(organisationId: string): void;
}

/** Kept for each organisation, so that a long run does not fill the memory. */
const MOST_ENTRIES = 10_000;

export function createJournal(): Journal {
  const journals = new Map<string, JournalEntry[]>();
  return {
    add(organisationId, entry) {
      const entries = journals.get(organisationId) ?? [];
      if (entries.length === 0) journals.set(organisationId, entries);
      entries.push(entry);
      // Half is dropped at once: dropping one at each request would move all the others.
      if (entries.length > MOST_ENTRIES) entries.splice(0, MOST_ENTRIES / 2);
    },
    read: (organisationId) => [...(journals.get(organisationId) ?? [])],
    clear: (organisationId) => void journals.delete(organisationId),
  };
}
