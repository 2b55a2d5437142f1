/** Which requirements the flows decide, and how. Known before anything is sent, by rehearsing them. */
export interface Declared {
  /** Decided by a check of the answers' values. */
  readonly checked: ReadonlySet<string>;
  /** Decided by the expected answer having come. */
  readonly answered: ReadonlySet<string>;
  /** Decided by the schemas alone. */
  readonly shape: ReadonlySet<string>;
}

export function isDeclared({ checked, answered, shape }: Declared, id: string): boolean {
  return checked.has(id) || answered.has(id) || shape.has(id);
}
