import { type Check, each } from "./check.ts";
import type { Fields } from "./fields.ts";

/** A page repeats what was asked for. */
export function isPaged(index: number, size: number): Check {
  return each<Fields>(
    "/data",
    ({ page_index, page_size }) => page_index === index && page_size === size,
  );
}

/** A page before the last one has a `next`, one after the first a `previous`. */
export function linksToItsNeighbours({
  page_index,
  nb_pages,
  next,
  previous,
}: Fields): boolean | undefined {
  const index = Number(page_index);
  const isLast = index >= Number(nb_pages);
  if (isLast && index <= 1) return undefined;
  return (isLast || typeof next === "string") && (index <= 1 || typeof previous === "string");
}

/** A URL stands where there is such a page, and nowhere else. */
export function linksToNoOtherPage({ page_index, nb_pages, next, previous }: Fields): boolean {
  const index = Number(page_index);
  return (
    (index < Number(nb_pages) ? URL.canParse(String(next)) : (next ?? null) === null) &&
    (index > 1 ? URL.canParse(String(previous)) : (previous ?? null) === null)
  );
}

/** A figure out of its bounds is refused, or brought into them. */
export function keepsWithin(
  name: "page_index" | "page_size",
  least: number,
  most: number = Number.POSITIVE_INFINITY,
): Check {
  const isWithin = each<Fields>("/data", (page) => {
    const { [name]: figure, data } = page;
    const isLong = name === "page_size" && Array.isArray(data) && data.length > most;
    return Number(figure) >= least && Number(figure) <= most && !isLong;
  });
  return (answer) => (answer.status >= 400 ? true : isWithin(answer));
}

/** Only a list on one page shows all that `total` should count. */
export function countsPages({ total, page_size, nb_pages, data }: Fields): boolean | undefined {
  const pages = Math.ceil(Number(total) / Number(page_size));
  if (nb_pages !== pages && Number(total) > 0) return false;
  return pages === 1 && Array.isArray(data) ? data.length === total : undefined;
}

/** The last page has what the pages before it leave of the total. */
export function holdsTheRest({ total, page_index, page_size, data }: Fields): boolean {
  const before = (Number(page_index) - 1) * Number(page_size);
  return Array.isArray(data) && data.length === Number(total) - before;
}
