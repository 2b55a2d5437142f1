import { expect, test } from "vitest";
import { openVoice, type VoiceTest } from "./test-voice.ts";

/** Signs up as many users as asked for. */
async function signUp({ claim }: VoiceTest, users: number): Promise<void> {
  for (let n = 1; n <= users; n++) {
    const { status } = await claim({
      email: `user${n}@example.com`,
      mobile: `+23480300000${String(n % 3).padStart(2, "0")}`,
      pressone_number: `+${2347001000000 + n}`,
    });
    expect(status).toBe(200);
  }
}

test("numbers come in pages of 10 from page 1 unless asked otherwise", async () => {
  const { numbers } = await openVoice();
  const { status, body } = await numbers();
  expect(status).toBe(200);
  expect(body.success).toBe(true);
  expect(body.data).toMatchObject({ page_index: 1, page_size: 10, previous: null });
  expect(body.data.data).toHaveLength(10);
  expect(body.data.nb_pages).toBe(Math.ceil(body.data.total / 10));
  expect(body.data.data[0]).toEqual({ country_code: "NG", phone_number: "+2347001000001" });
});

test("following next passes every entry once and ends, following previous leads back", async () => {
  const { numbers, voice } = await openVoice();
  const seen: string[] = [];
  let page = (await numbers("?page_size=7&phone_number=%2B234700")).body.data;
  const first = page;
  for (;;) {
    seen.push(...page.data.map(({ phone_number }: { phone_number: string }) => phone_number));
    if (page.next === null) break;
    const { pathname, search } = new URL(page.next);
    page = (await voice("GET", pathname + search)).body.data;
  }
  expect(new Set(seen).size).toBe(first.total);
  expect(seen).toHaveLength(first.total);
  expect(page.page_index).toBe(first.nb_pages);
  while (page.previous !== null) {
    const { pathname, search } = new URL(page.previous);
    page = (await voice("GET", pathname + search)).body.data;
  }
  expect(page).toMatchObject({ data: first.data, page_index: 1 });
});

test("a page beyond the last is empty, with no link to a page that is none", async () => {
  const { numbers } = await openVoice();
  const { total, nb_pages } = (await numbers("?page_size=20")).body.data;
  const after = (await numbers(`?page_size=20&page_index=${nb_pages + 1}`)).body.data;
  expect(after).toMatchObject({ data: [], total, next: null });
  expect(after.previous).toContain(`page_index=${nb_pages}`);
  const far = (await numbers("?page_index=9007199254740993&page_size=100")).body.data;
  expect(far).toMatchObject({ data: [], total, previous: null, next: null });
});

test.each(["page_index=0", "page_index=-1", "page_size=0", "page_size=101", "page_index=one"])(
  "%s is refused with 422",
  async (query) => {
    const { numbers, users } = await openVoice();
    for (const list of [numbers, users]) {
      const { status, body } = await list(`?${query}`);
      expect([status, body.success]).toEqual([422, false]);
      expect(body.message).toContain(query.split("=")[0]);
    }
  },
);

test("page sizes of 1 and 100 are the bounds that are taken", async () => {
  const { numbers } = await openVoice();
  expect((await numbers("?page_size=1")).body.data.data).toHaveLength(1);
  const all = (await numbers("?page_size=100")).body.data;
  expect(all.data).toHaveLength(all.total);
});

test("a filter by number finds it whole, in part, and with its plus unescaped", async () => {
  const { numbers } = await openVoice();
  const find = async (filter: string): Promise<number> =>
    (await numbers(`?phone_number=${filter}`)).body.data.total;
  expect(await find("%2B2347001000001")).toBe(1);
  expect(await find("+2347001000001")).toBe(1);
  expect(await find("700100001")).toBe(10);
  expect(await find("%25")).toBe(0);
  expect(await find("_")).toBe(0);
  expect(await find("%5C")).toBe(0);
  expect(await find("%2B2347001000001%2B2347001000001")).toBe(0);
});

test("users are filtered by mobile, by email and by both together", async () => {
  const voice = await openVoice();
  await signUp(voice, 7);
  const find = async (filter: object): Promise<number> =>
    (await voice.users(`?${new URLSearchParams({ ...filter })}`)).body.data.total;
  expect(await find({})).toBe(7);
  expect(await find({ mobile: "+2348030000001" })).toBe(3);
  expect(await find({ email: "user4@example.com" })).toBe(1);
  expect(await find({ email: "user4@example.com", mobile: "+2348030000001" })).toBe(1);
  expect(await find({ email: "user4@example.com", mobile: "+2348030000002" })).toBe(0);
  expect(await find({ email: "user" })).toBe(0);
});

test("links between pages of users keep the filter", async () => {
  const voice = await openVoice();
  await signUp(voice, 7);
  const { data } = (await voice.users("?mobile=%2B2348030000001&page_size=2")).body;
  expect(data).toMatchObject({ total: 3, nb_pages: 2, previous: null });
  const next = new URL(data.next);
  expect(next.searchParams.get("mobile")).toBe("+2348030000001");
  const last = (await voice.voice("GET", next.pathname + next.search)).body.data;
  expect(last.data).toHaveLength(1);
});
