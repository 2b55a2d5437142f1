/** How many values a template takes: the highest place it names. */
export function countPlaces(template: string): number {
  const places = [...template.matchAll(/\{(\d)\}/g)].map(([, digit]) => Number(digit));
  return Math.max(0, ...places);
}

/**
 * Puts values into the places {1}, {2} … of a template. The values stand in `body` one to a line;
 * the last takes what is left (SMS-057: how several are written is unknown).
 * @returns undefined when `body` has fewer values than the template has places
 */
export function fillTemplate(template: string, body: string): string | undefined {
  const places = countPlaces(template);
  const lines = body === "" ? [] : body.split("\n");
  if (lines.length < places) return undefined;
  const values = [...lines.slice(0, places - 1), lines.slice(Math.max(0, places - 1)).join("\n")];
  return template.replaceAll(/\{(\d)\}/g, (_, digit) => values[Number(digit) - 1] ?? "");
}
