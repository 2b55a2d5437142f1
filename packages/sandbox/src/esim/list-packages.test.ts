import { expect, test } from "vitest";
import { openPartner } from "../test-partner.ts";

async function open() {
  const { esim } = await openPartner();
  return async (query = "") => (await esim("GET", `/customer/v2/packages${query}`)).body.data;
}

const types = (packages: { type: string }[]) => [...new Set(packages.map(({ type }) => type))];

test("there are local, regional and global packages, bundles and unlimited ones", async () => {
  const list = await open();
  const packages = await list();
  expect(types(packages).sort()).toEqual(["global", "local", "regional"]);
  expect(packages.some((p: { voice?: number; text?: number }) => p.voice && p.text)).toBe(true);
  for (const { amount, is_unlimited, data } of packages) {
    expect(is_unlimited).toBe(amount === 0);
    if (is_unlimited) expect(data).toBe("Unlimited");
  }
});

test.each(["type", "filter[type]"])(
  "%s=local leaves local packages, global the others",
  async (name) => {
    const list = await open();
    expect(types(await list(`?${name}=local`))).toEqual(["local"]);
    expect(types(await list(`?${name}=global`)).sort()).toEqual(["global", "regional"]);
  },
);

test.each(["country_code", "filter[country]"])(
  "%s leaves the packages of that country",
  async (name) => {
    const list = await open();
    const ids = (await list(`?${name}=KE`)).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(["ke-1gb-7d", "ke-3gb-30d-bundle"]);
    expect(await list(`?${name}=ke`)).toHaveLength(2);
    expect(await list(`?${name}=XX`)).toEqual([]);
    expect(await list(`?${name}=KE&type=global`)).toEqual([]);
  },
);

test("include=topup adds top-up packages, whose ids are those of no package", async () => {
  const list = await open();
  const packages = await list("?include=topup");
  const ids = packages.map(({ id }: { id: string }) => id);
  const topUps = packages.flatMap(({ topups }: { topups: { id: string }[] }) => topups);
  expect(topUps.length).toBeGreaterThan(0);
  for (const { id } of topUps) expect(ids).not.toContain(id);
  expect((await list())[0]).not.toHaveProperty("topups");
});

test("the list comes in pages of `limit`, and one after the last is empty", async () => {
  const list = await open();
  const all = await list("?limit=100");
  expect([...(await list("?limit=4")), ...(await list("?limit=4&page=2"))]).toEqual(
    all.slice(0, 8),
  );
  expect(await list("?limit=4&page=100")).toEqual([]);
  expect(await list(`?limit=4&page=${Number.MAX_SAFE_INTEGER}`)).toEqual([]);
});

test.each([
  "?page=0",
  "?limit=0",
  "?page=x",
  "?type=regional",
  "?include=all",
  "?page=1&page=2",
  "?limit=1.5",
])("%s is refused with 422", async (query) => {
  const { esim } = await openPartner();
  const { status, body } = await esim("GET", `/customer/v2/packages${query}`);
  expect([status, body.success]).toEqual([422, false]);
});
