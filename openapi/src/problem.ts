/** Something wrong in the contract: where it stands, what it is and what to do about it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line} ${message}`;
}
