import type { Call } from "../http/call.ts";

interface Paging {
  readonly page_index?: number;
  readonly page_size?: number;
}

/** The page that a request asks for, with the defaults of the contract. */
export function readPaging({ operation, query }: Call<{ query: Paging }>): Required<Paging> {
  const standard = (name: keyof Paging): number =>
    operation.parameters.find((parameter) => parameter.name === name)?.schema.default;
  return {
    page_index: query.page_index ?? standard("page_index"),
    page_size: query.page_size ?? standard("page_size"),
  };
}

/** A page as the wire carries it; the links keep the filters of the request (VOICE-029). */
export function describePage(
  call: Call<{ query: Paging }>,
  total: number,
  data: readonly object[],
): object {
  const { page_index, page_size } = readPaging(call);
  const nb_pages = Math.ceil(total / page_size);

  function link(index: number): string | null {
    if (index < 1 || index > nb_pages) return null;
    const url = new URL(call.operation.path, call.baseUrl);
    const query = { ...call.query, page_index: index, page_size };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  }

  return {
    data,
    total,
    page_index,
    page_size,
    nb_pages,
    previous: link(page_index - 1),
    next: link(page_index + 1),
  };
}
