/** What came back for a request. */
export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}
