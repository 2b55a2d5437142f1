import type { CallOptions } from "./call-options.ts";
import type { Paging } from "./operation.ts";
import type { Values } from "./url.ts";

/** A list that the service answers page by page. */
export interface PagedMethod<Arguments, Payload, Item, Options = CallOptions> {
  (args?: Arguments, options?: Options): Promise<Payload>;
  /**
   * Every item, from the page given (or the first) to the last, each page fetched when the loop
   * reaches it, as a call of its own with these options: it can fail there. `next` addresses are not
   * followed.
   */
  all(args?: Arguments, options?: Options): AsyncGenerator<Item, void, undefined>;
}

type Method = (args?: Values, options?: CallOptions) => Promise<unknown>;

/** Ends at an empty page, at the last one where the payload counts them, and where a page repeats. */
export async function* eachItem(
  method: Method,
  { index, items: key, last }: Paging,
  args: Values = {},
  options?: CallOptions,
): AsyncGenerator<unknown, void, undefined> {
  let before: string | undefined;
  for (let page = Number(args[index] ?? 1); ; page++) {
    const payload = (await method({ ...args, [index]: page }, options)) as Values;
    const items = (key ? payload[key] : payload) as readonly unknown[];
    // A service that pays no attention to the page would answer the same one for ever.
    const seen = JSON.stringify(items);
    if (seen === "[]" || seen === before) return;
    yield* items;
    if (last && page >= Number(payload[last])) return;
    before = seen;
  }
}
