import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openEsim, type TestEsim } from "./test-esim.ts";

let partner: TestEsim;
let iccid: string;

beforeAll(async () => {
  partner = await openEsim();
  const placed = await partner.order({ quantity: 2, description: "Ada's trip" });
  iccid = placed.body.data.sims[0].iccid;
  await partner.minutesPass(24 * 60 - 1);
  await partner.order({ description: "Ada's trip, again" });
  await partner.topUp({ description: "Ada needs more" });
});

async function codes(query: string): Promise<string[]> {
  const { body } = await partner.esim("GET", `/customer/v2/orders${query}`);
  return body.data.map(({ code }: { code: string }) => code);
}

test("every order and top-up order is listed, oldest first", async () => {
  expect(await codes("")).toEqual(["ORD-000001", "ORD-000002", "ORD-000003", "ORD-000004"]);
});

test.each([
  ["?code=ORD-000002", ["ORD-000002"]],
  ["?code=ORD", []],
  ["?order_status=completed&limit=1", ["ORD-000001"]],
  ["?order_status=pending", []],
  [`?description=${encodeURIComponent("Ada's trip")}`, ["ORD-000002"]],
  ["?type=topup", ["ORD-000004"]],
  ["?type=sim", ["ORD-000001", "ORD-000002", "ORD-000003"]],
  ["?created_at=2026-01-15", ["ORD-000001", "ORD-000002"]],
  ["?created_at=2026-01-16", ["ORD-000003", "ORD-000004"]],
  ["?created_at=2026-01-16T10:00:00Z", ["ORD-000003", "ORD-000004"]],
  ["?created_at=2026-01-14", []],
  ["?created_at=2026-01-15T23:30:00-02:00", ["ORD-000003", "ORD-000004"]],
  ["?created_at=2026-01-16&type=sim", ["ORD-000003"]],
  ["?limit=2&page=2", ["ORD-000003", "ORD-000004"]],
  ["?limit=2&page=3", []],
  [`?page=${"9".repeat(30)}`, []],
])("%s lists %j", async (query, expected) => {
  expect(await codes(query)).toEqual(expected);
});

test("an ICCID finds the orders that cover it", async () => {
  expect(await codes(`?iccid=${iccid}`)).toEqual(["ORD-000002"]);
  expect(await codes("?iccid=8923400000000000017")).toEqual(["ORD-000001", "ORD-000004"]);
});

test("include adds what it names", async () => {
  const entry = async (include: string) =>
    (await partner.esim("GET", `/customer/v2/orders?code=ORD-000002${include}`)).body.data[0];
  const plain = await entry("");
  expect(plain).toEqual({
    id: 2,
    code: "ORD-000002",
    package_id: "ng-1gb-7d",
    type: "sim",
    status: "completed",
    created_at: "2026-01-15T09:00:00Z",
    description: "Ada's trip",
  });
  const { sims, user, ...rest } = await entry("&include=sims,user,status");
  expect(rest).toEqual(plain);
  expect(sims).toHaveLength(2);
  expect(sims[0]).toEqual({ iccid });
  expect(user).toEqual({});
  expect(await entry("&include=sims")).not.toHaveProperty("user");
});

test("an include that is not known is refused with 422", async () => {
  expect((await partner.esim("GET", "/customer/v2/orders?include=sims,all")).status).toBe(422);
});

test.each(["2026-02-30", "2026-01-15x", "yesterday", ""])(
  "the day %j does not exist and is refused with 422",
  async (day) => {
    const { status, body } = await partner.esim("GET", `/customer/v2/orders?created_at=${day}`);
    expect(status).toBe(422);
    expect(body.message).toBe("created_at must be a day that exists, YYYY-MM-DD.");
  },
);

test("a time without an offset is UTC, wherever the sandbox runs", async () => {
  vi.stubEnv("TZ", "America/New_York");
  onTestFinished(() => void vi.unstubAllEnvs());
  const ofTheDay = ["ORD-000001", "ORD-000002"];
  expect(await codes("?created_at=2026-01-15T23:30:00")).toEqual(ofTheDay);
  expect(await codes("?created_at=2026-01-15")).toEqual(ofTheDay);
});
