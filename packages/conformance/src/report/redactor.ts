/** Takes out of every text what no report may show. */
export interface Redactor {
  /** Remembers a value, and every text and number inside it. */
  hide(value: unknown): void;
  redact(text: string): string;
}

const mark = "[redacted]";
/** Shorter values are left: they would hide half the words around them and tell nothing by themselves. */
const shortest = 3;

export function createRedactor(): Redactor {
  const secrets = new Set<string>();
  let pattern: RegExp | undefined;

  function hide(value: unknown): void {
    if (typeof value === "object" && value !== null) {
      for (const part of Object.values(value)) hide(part);
    }
    if (typeof value !== "string" && typeof value !== "number") return;
    const text = String(value).trim();
    if (text.length < shortest) return;
    for (const form of formsOf(text)) secrets.add(form);
    pattern = undefined;
  }

  function redact(text: string): string {
    if (secrets.size === 0) return text;
    pattern ??= patternOf([...secrets]);
    return text.replace(pattern, mark);
  }

  return { hide, redact };
}

/** The same secret as it may come back: as it is, in a URL, in JSON, in base64. */
function formsOf(secret: string): string[] {
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString("base64").replace(/=+$/, ""),
  ];
}

/** Longest first, so that a secret inside another leaves nothing over; short ones as whole words only. */
function patternOf(secrets: string[]): RegExp {
  const escaped = secrets
    .toSorted((a, b) => b.length - a.length)
    .map((secret) => {
      const source = secret.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
      return secret.length < 8 ? `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])` : source;
    });
  return new RegExp(escaped.join("|"), "gu");
}
