export interface Found {
  readonly pointer: string;
  readonly value: unknown;
}

/** The values of a body at a JSON pointer, in which `*` stands for every entry of a list. */
export function valuesAt(body: unknown, pattern: string): Found[] {
  const steps = pattern.split("/").slice(1);
  return steps.reduce<Found[]>(
    (found, step) => found.flatMap(({ pointer, value }) => enter(value, pointer, step)),
    [{ pointer: "", value: body }],
  );
}

function enter(value: unknown, pointer: string, step: string): Found[] {
  if (step === "*") {
    if (!Array.isArray(value)) return [];
    return value.map((entry, index) => ({ pointer: `${pointer}/${index}`, value: entry }));
  }
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return [];
  return [{ pointer: `${pointer}/${step}`, value: (value as Record<string, unknown>)[step] }];
}
