/** A page of the site. */
export interface Page {
  /** Its address, without slashes at the ends; `index` for the front page. */
  readonly id: string;
  readonly title: string;
  /** What it says, in one sentence; for search engines and `llms.txt`. */
  readonly description: string;
  /** Markdown, with references in double brackets that `expand` spells out. */
  readonly body: string;
  /** More of Starlight's frontmatter. */
  readonly frontmatter?: Readonly<Record<string, unknown>>;
}
