/** Files that a run writes; `-` stands for standard output, for one of them. */
export interface Outputs {
  readonly json?: string | undefined;
  readonly junit?: string | undefined;
  readonly html?: string | undefined;
  readonly har?: string | undefined;
}

export const outputKinds = ["json", "junit", "html", "har"] as const;
