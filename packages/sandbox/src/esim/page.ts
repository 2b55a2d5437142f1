/** How the lists of this area are paged (ESIM-157). */
export interface PageQuery {
  /** The first is 1. */
  readonly page?: number;
  readonly limit?: number;
}

/** Default and maximum of `limit` are not shown (ESIM-159). */
export const DEFAULT_LIMIT = 20;
export const MOST_LIMIT = 1000;
