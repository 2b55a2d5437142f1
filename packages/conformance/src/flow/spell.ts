import { Missing } from "./missing.ts";

/** A Nigerian number in E.164, spelt with spaces and the like so that it has so many characters. */
export function spell(number: string | Missing, characters: number): string | Missing {
  if (number instanceof Missing) return number;
  const [, area, exchange, line] = /^\+234(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (line === undefined) return new Missing("skip", "the fixture recipient is no Nigerian number");
  const start = `+234 (${area}) ${exchange}-`;
  return start + line.padStart(characters - start.length, " ");
}
