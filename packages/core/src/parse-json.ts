/** Undefined for what is no JSON. A syntax error of `JSON.parse` would quote the text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
