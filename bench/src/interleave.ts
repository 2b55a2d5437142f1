import { median } from "./median.ts";

/** Milliseconds of each contender, round by round. */
export interface Times<Name extends string> {
  medianMs(name: Name): number;
  /** The median of what one took beside the other in the same round: what a busy machine bends least. */
  ratio(name: Name, to: Name): number;
}

/**
 * Times the same work of several contenders turn by turn, each round beginning with another, so that
 * a busy moment of the machine hits all of them.
 */
export async function interleave<Name extends string>(
  names: readonly Name[],
  rounds: number,
  time: (name: Name) => Promise<number>,
): Promise<Times<Name>> {
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const start = round % names.length;
    for (const name of [...names.slice(start), ...names.slice(0, start)])
      times.get(name)?.push(await time(name));
  }
  const of = (name: Name): readonly number[] => times.get(name) ?? [];
  return {
    medianMs: (name) => median(of(name)),
    ratio: (name, to) => median(of(name).map((ms, round) => ms / (of(to)[round] ?? ms))),
  };
}
