import { areas, type Contract } from "../contract/contract.ts";
import { keyOf } from "../contract/covers.ts";
import { elementsByOperation } from "../contract/elements.ts";
import type { Session } from "../flow/session.ts";

/** How much of one kind of thing the answers showed. */
export interface Share {
  readonly seen: number;
  readonly documented: number;
}

export interface OperationCoverage {
  readonly operation: string;
  readonly requests: number;
  readonly statuses: readonly number[];
  /** Documented statuses that no answer had. */
  readonly statusesNotSeen: readonly number[];
  /** Documented headers and properties that no answer showed to be valid, by their canonical names. */
  readonly headersNotSeen: readonly string[];
  readonly propertiesNotSeen: readonly string[];
}

/** What of the documented answers a run has seen, and seen to be valid. */
export interface ContractCoverage {
  readonly operations: Share;
  readonly statuses: Share;
  readonly headers: Share;
  readonly properties: Share;
  readonly byOperation: readonly OperationCoverage[];
}

export function measureCoverage(
  contract: Contract,
  { steps, ledger }: Pick<Session, "steps" | "ledger">,
  scope: readonly string[] = areas,
): ContractCoverage {
  const elements = elementsByOperation(contract);
  const operations = [...contract.operations.values()].filter(({ area }) => scope.includes(area));
  const rows = operations.map(({ id, responses }) => {
    const own = steps.filter(({ operation, status }) => operation === id && status !== undefined);
    const met = new Set(own.map(({ status }) => status as number));
    const documented = [...responses.keys()];
    const isSeen = (element: string) => ledger.seen.has(keyOf({ operation: id, element }));
    const headers = [...responses.values()].flatMap((rule) =>
      rule.headers.map(({ name }) => `${id}.${rule.status}.${name}`),
    );
    const responseNames = documented.map((status) => `${id}.${status}`);
    const properties = [...(elements.get(id) ?? [])].filter(
      (element) => !headers.includes(element) && !responseNames.includes(element),
    );
    return {
      row: {
        operation: id,
        requests: own.length,
        statuses: documented.filter((status) => met.has(status)),
        statusesNotSeen: documented.filter((status) => !met.has(status)),
        headersNotSeen: headers.filter((element) => !isSeen(element)),
        propertiesNotSeen: properties.filter((element) => !isSeen(element)),
      },
      headers: headers.length,
      properties: properties.length,
    };
  });
  const share = (documented: number, open: number) => ({ seen: documented - open, documented });
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    operations: {
      seen: rows.filter(({ row }) => row.requests > 0).length,
      documented: rows.length,
    },
    statuses: share(
      sum(({ row }) => row.statuses.length + row.statusesNotSeen.length),
      sum(({ row }) => row.statusesNotSeen.length),
    ),
    headers: share(
      sum(({ headers }) => headers),
      sum(({ row }) => row.headersNotSeen.length),
    ),
    properties: share(
      sum(({ properties }) => properties),
      sum(({ row }) => row.propertiesNotSeen.length),
    ),
    byOperation: rows.map(({ row }) => row),
  };
}
