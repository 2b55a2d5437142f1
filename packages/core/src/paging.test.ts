import { expect, test } from "vitest";
import { thingClient } from "./testing/thing-client.ts";

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const pageOf = (request: Request, name: string) =>
  Number(new URL(request.url).searchParams.get(name));

test("a bare list ends at an empty page", async () => {
  const pages = [[{ id: "1" }, { id: "2" }], [{ id: "3" }], []];
  const client = thingClient((request) =>
    Response.json({ success: true, data: pages[pageOf(request, "page") - 1] }),
  );
  expect(await collect(client.listThings.all({ country: "NG" }))).toEqual(pages.flat());
  expect(client.requests.map(({ url }) => new URL(url).search)).toEqual([
    "?country=NG&page=1",
    "?country=NG&page=2",
    "?country=NG&page=3",
  ]);
});

test("a list that counts its pages ends at the last, and never follows its addresses", async () => {
  const client = thingClient((request) => {
    const number = pageOf(request, "number");
    return Response.json({
      data: [{ id: String(number) }],
      pages: 3,
      next: "https://thief.example/?number=9",
    });
  });
  expect(await collect(client.turnPages.all())).toEqual([{ id: "1" }, { id: "2" }, { id: "3" }]);
  expect(client.requests).toHaveLength(3);
  for (const { url } of client.requests) expect(url).toMatch(/^https:\/\/service\.example\//);
});

test("it begins where the caller says", async () => {
  const client = thingClient((request) =>
    Response.json({ data: [{ id: String(pageOf(request, "number")) }], pages: 3 }),
  );
  expect(await collect(client.turnPages.all({ number: 3 }))).toEqual([{ id: "3" }]);
});

test("it ends when the service answers the same page again", async () => {
  const client = thingClient(() => Response.json([{ id: "1" }]));
  expect(await collect(client.listThings.all())).toEqual([{ id: "1" }]);
  expect(client.requests).toHaveLength(2);
});

test("a page is fetched when the loop reaches it", async () => {
  const client = thingClient((request) =>
    Response.json({ data: [{ id: String(pageOf(request, "number")) }], pages: 100 }),
  );
  for await (const { id } of client.turnPages.all()) if (id === "2") break;
  expect(client.requests).toHaveLength(2);
});

test("no page at all is no item", async () => {
  const client = thingClient(() => Response.json({ data: [], pages: 0 }));
  expect(await collect(client.turnPages.all())).toEqual([]);
  expect(client.requests).toHaveLength(1);
});

test("the failure of a page is thrown in the loop", async () => {
  const client = thingClient(() => Response.json({ success: false }, { status: 422 }));
  await expect(collect(client.turnPages.all())).rejects.toThrow("turnPages: refused with 422");
});
