/** What the client knows of an operation: written by the contract's generator, `operations.gen.ts`. */
export interface Operation {
  readonly method: string;
  /** Path under the base URL, with the names of its values in braces. */
  readonly path: string;
  /** The keys by which the payload is recognised; `body`: the whole text is the payload. */
  readonly payload: readonly string[] | "array" | "null" | "body";
  /** The call carries no credential. */
  readonly anonymous?: boolean;
  /** The contract has an `Idempotency-Key` header here. */
  readonly idempotencyKey?: boolean;
  /** The same request may be sent again when its answer was lost. Absent: never. */
  readonly lost?: "safe";
  /** Statuses after which the same request may be sent again, because the service did nothing. */
  readonly refused?: readonly number[];
  /** The budget the call draws on. */
  readonly bucket?: string;
  /** For how long an answer may be used again. */
  readonly cacheSeconds?: number;
  /** How the pages of a list are turned. */
  readonly page?: Paging;
}

export interface Paging {
  /** The query parameter that names the page. */
  readonly index: string;
  /** The key of the payload that holds the items; absent where the payload is the list. */
  readonly items?: string;
  /** The key of the payload that holds the number of pages. */
  readonly last?: string;
}

export type Operations = Readonly<Record<string, Operation>>;

/** A documented limit: so many requests in so many seconds, `per` organisation or value of that name. */
export interface Bucket {
  readonly per: string;
  readonly requests: number;
  readonly seconds: number;
}

export type Buckets = Readonly<Record<string, Bucket>>;
