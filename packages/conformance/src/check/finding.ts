/** Something in an answer that is not as the contract has it. */
export interface Finding {
  /** What is broken, as a name of the `covers` vocabulary; the response where nothing nearer has one. */
  readonly element: string;
  /** JSON pointer into the body, or `header NAME`. */
  readonly pointer: string;
  readonly expected: string;
  readonly seen: string;
  /** Something required is not there, rather than there and wrong. */
  readonly missing?: true;
  /** It is there and of the right type, and its value is not allowed. */
  readonly unfit?: true;
}

export interface Checked {
  readonly status: number;
  readonly headers: Headers;
  readonly violations: readonly Finding[];
  /** Values outside an open list of known values. */
  readonly drifts: readonly Finding[];
  /** Names of the elements that were there, and valid wherever they were. */
  readonly seen: ReadonlySet<string>;
  /** Values that no report may show. */
  readonly secrets: readonly unknown[];
  readonly body: unknown;
}
