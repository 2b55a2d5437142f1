import type { Recorded } from "./recorded.ts";

/** What a run sent and got, in order. */
export interface Exchanges extends Iterable<Recorded> {
  readonly length: number;
  add(exchange: Recorded): void;
  at(index: number): Recorded | undefined;
}

/** Keeps each exchange as bytes of its own, which the garbage collector need not move about. */
export function createExchanges(): Exchanges {
  const kept: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const read = (bytes: Uint8Array): Recorded => JSON.parse(decoder.decode(bytes));

  return {
    get length() {
      return kept.length;
    },
    add(exchange) {
      kept.push(encoder.encode(JSON.stringify(exchange)));
    },
    at(index) {
      const bytes = kept[index];
      return bytes && read(bytes);
    },
    *[Symbol.iterator]() {
      for (const bytes of kept) yield read(bytes);
    },
  };
}
