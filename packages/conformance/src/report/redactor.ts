/** Takes out of every text what no report may show. */
export interface Redactor {
  /** Remembers a value, and every text and number inside it. */
  hide(value: unknown): void;
  redact(text: string): string;
}

const mark = "[redacted]";
/** Shorter values are left: they would hide half the words around them and tell nothing by themselves. */
const shortest = 3;
/** Shorter values are hidden as whole words only, and not inside base64: they are parts of too much else. */
const distinctive = 8;
/** While secrets still come in, each one is looked for in this many short texts before all are compiled. */
const few = 20;
const shortText = 1000;

export function createRedactor(): Redactor {
  const secrets = new Set<string>();
  let pattern: RegExp | undefined;
  let textsSinceHidden = 0;

  function hide(value: unknown): void {
    if (typeof value === "object" && value !== null) {
      for (const part of Object.values(value)) hide(part);
    }
    if (typeof value !== "string" && typeof value !== "number") return;
    const text = String(value).trim();
    if (text.length < shortest || secrets.has(text)) return;
    for (const form of formsOf(text)) secrets.add(form);
    pattern = undefined;
    textsSinceHidden = 0;
  }

  function redact(text: string): string {
    if (secrets.size === 0) return text;
    if (!pattern && text.length <= shortText && ++textsSinceHidden <= few) {
      const inside = [...secrets].filter((secret) => text.includes(secret));
      return inside.length === 0 ? text : text.replace(patternOf(inside), mark);
    }
    pattern ??= patternOf([...secrets]);
    return text.replace(pattern, mark);
  }

  return { hide, redact };
}

/** The same secret as it may come back: as it is, in a URL, in a form, in JSON, in HTML, in base64. */
function formsOf(secret: string): string[] {
  return [secret, ...phoneForms(secret)].flatMap((text) => [
    text,
    ...urlForms(encodeURIComponent(text)),
    ...urlForms(new URLSearchParams([["", text]]).toString().slice(1)),
    JSON.stringify(text).slice(1, -1),
    JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
    escapeUnicode(text),
    escapeUnicode(text).toUpperCase().replaceAll("\\U", "\\u"),
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    Buffer.from(text).toString("base64").replace(/=+$/, ""),
    ...(text.length < distinctive ? [] : base64Forms(text)),
  ]);
}

/** Percent signs may be followed by letters of either case. */
function urlForms(encoded: string): string[] {
  return [encoded, encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())];
}

function escapeUnicode(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[^\x20-\x7e]|[<>&'+]/g, (character) =>
      [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join(""),
    );
}

/** A phone number is the same one without its plus, and in the national form of the Nigerian plan. */
function phoneForms(text: string): string[] {
  if (!/^\+\d{8,15}$/.test(text)) return [];
  return [text.slice(1), ...(text.startsWith("+234") ? [`0${text.slice(4)}`] : [])];
}

/** In base64 a text looks different at each of three offsets; the edges mix with what is around it. */
function base64Forms(text: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]);
    const whole = bytes.toString("base64").replace(/=+$/, "");
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor((bytes.length * 8) / 6);
    const core = whole.slice(start, end);
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/**
 * Longest first, so that a secret inside another leaves nothing over; short ones as whole words only.
 * Plain texts side by side are what the regular expression engine searches for all at once.
 */
function patternOf(secrets: string[]): RegExp {
  const sorted = secrets.toSorted((a, b) => b.length - a.length);
  const escaped = (list: string[]) =>
    list.map((secret) => secret.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const long = sorted.filter(({ length }) => length >= distinctive);
  const short = sorted.filter(({ length }) => length < distinctive);
  const parts = [
    long.length > 0 && escaped(long),
    short.length > 0 && `(?<![\\p{L}\\p{N}])(?:${escaped(short)})(?![\\p{L}\\p{N}])`,
  ];
  return new RegExp(parts.filter(Boolean).join("|"), "gu");
}
