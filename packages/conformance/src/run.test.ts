import { describe, expect, test } from "vitest";
import { each } from "./flow/check.ts";
import type { Flow } from "./flow/flow.ts";
import type { Report } from "./report/report.ts";
import { type RunOptions, run } from "./run.ts";
import { chooseScope } from "./scope.ts";
import { readsOnly } from "./target/bounds.ts";
import { type Reply, serve } from "./testing/serve.ts";
import { goodBook, goodList, smallContract } from "./testing/small-contract.ts";

const browse: Flow = {
  name: "browse",
  area: "sms",
  async run({ call, rule, shape }) {
    const books = await call("listBooks", { shelf: "sea" });
    const id = books.take("/data/0/id");
    const price = books.take<number>("/data/0/price");
    shape(books, "SMS-001", "SMS-002", "SMS-003", "SMS-004", "SMS-005", "SMS-008", "SMS-009");
    shape(books, "SMS-010", "SMS-011");
    rule(
      "SMS-006",
      books,
      each<number>("/data/*/price", (fair) => fair < 100),
    );
    const bought = await call("buyBook", { id }, { cost: price });
    rule("SMS-007", [books, bought], () => true);
  },
};

async function runAgainst(
  reply: (path: string) => Reply | "hang up",
  {
    only,
    flow = browse,
    ...options
  }: Partial<RunOptions> & { readonly only?: string; readonly flow?: Flow } = {},
): Promise<Report & { verdicts: Record<string, string> }> {
  await using target = await serve(({ url }) => reply(url) as Reply);
  const scope = await chooseScope(smallContract, [flow], { area: "sms", only });
  const report = await run(smallContract, {
    target: new URL(target.url),
    profile: "staging",
    credentials: { sms: "s3cret-key" },
    bounds: { ...readsOnly, spend: 100 },
    fixtures: {},
    scope,
    ...options,
  });
  const verdicts = Object.fromEntries(report.requirements.map(({ id, outcome }) => [id, outcome]));
  return { ...report, verdicts };
}

const list = (changes: object = {}, headers: Record<string, string> = { "x-total": "1" }) => ({
  headers,
  body: { ...goodList, data: [{ ...goodBook, ...changes }] },
});
/** A good target, but for its list of books. */
const withList = (reply: Reply) => (url: string) => (url === "/books" ? { body: goodBook } : reply);

const good = {
  "SMS-001": "pass",
  "SMS-002": "pass",
  "SMS-003": "pass",
  "SMS-004": "confirmed",
  "SMS-005": "pass",
  "SMS-006": "pass",
  "SMS-007": "pass",
  "SMS-008": "pass",
  "SMS-009": "not-verified",
  "SMS-010": "pass",
  "SMS-011": "not-verified",
};

test("a good target gets a verdict for what was there, and none for what was not", async () => {
  const report = await runAgainst(withList(list()));
  expect(report.verdicts).toEqual(good);
  const open = report.requirements.filter(({ outcome }) => outcome === "not-verified");
  expect(open.map(({ reason }) => reason)).toEqual([
    "not every part of it was in the answers: Book.sequel",
    "not every part of it was in the answers: listBooks.404, Refusal.message",
  ]);
  expect(report).toMatchObject({ verified: 7, musts: 9, conforms: false, exitCode: 5 });
});

test("M of M conforms", async () => {
  const complete = withList(list({ sequel: goodBook }));
  const report = await runAgainst(complete, { only: "SMS-001,SMS-002,SMS-003,SMS-009" });
  expect(report).toMatchObject({ verified: 4, musts: 4, conforms: true, exitCode: 0 });
});

describe("each deviation is red where it is, and nowhere else", () => {
  test.each<[string, Reply, Record<string, string>, number]>([
    [
      "a missing field: its rule fails, what needs the field or the whole is open",
      list({ id: undefined }),
      { "SMS-001": "not-verified", "SMS-002": "fail", "SMS-007": "blocked" },
      1,
    ],
    [
      "a wrong type that is assumed: the assumption is refuted, the facts seen through it are open",
      list({ price: "3" }),
      {
        "SMS-001": "not-verified",
        "SMS-004": "refuted",
        "SMS-005": "not-verified",
        "SMS-006": "not-verified",
        "SMS-007": "blocked",
      },
      5,
    ],
    [
      "a field that is required and missing: the fact fails, the assumption on its type is open",
      list({ price: undefined }),
      {
        "SMS-001": "not-verified",
        "SMS-004": "unobserved",
        "SMS-005": "fail",
        "SMS-006": "not-verified",
        "SMS-007": "blocked",
      },
      1,
    ],
    ["a missing header", list({}, {}), { "SMS-001": "not-verified", "SMS-008": "fail" }, 1],
    ["drift: a warning", list({ state: "lost" }), { "SMS-003": "warn" }, 5],
    [
      "a should that is broken: a warning",
      { headers: { "x-total": "1" }, body: { ...goodList, success: false } },
      { "SMS-001": "not-verified", "SMS-010": "warn" },
      5,
    ],
    ["a rule broken by a value", list({ price: 101 }), { "SMS-006": "fail", "SMS-007": "skip" }, 1],
    [
      "a field that is not required and not there",
      list({ state: undefined }),
      { "SMS-003": "not-verified" },
      5,
    ],
  ])("%s", async (_, reply, changed, exitCode) => {
    const report = await runAgainst(withList(reply));
    expect(report.verdicts).toEqual({ ...good, ...changed });
    expect(report.exitCode).toBe(exitCode);
    expect(report.failures).toEqual([]);
  });
});

test("an undocumented status is a failure that no requirement names, and blocks the rest", async () => {
  const report = await runAgainst(withList({ status: 500, body: { message: "oops" } }));
  expect(report.failures).toMatchObject([{ operation: "listBooks", seen: "500" }]);
  expect(report.exitCode).toBe(1);
  expect(new Set(Object.values(report.verdicts))).toEqual(new Set(["blocked", "unobserved"]));
});

test("another success status breaks the rule on the status", async () => {
  const report = await runAgainst(withList({ ...list(), status: 201 }));
  expect(report.verdicts["SMS-001"]).toBe("fail");
  expect(report.verdicts["SMS-002"]).toBe("blocked");
});

test("a documented refusal blocks what depends on it and is no failure", async () => {
  const report = await runAgainst(withList({ status: 404, body: { message: "no such shelf" } }));
  expect(report.verdicts).toMatchObject({ "SMS-001": "blocked", "SMS-011": "pass" });
  expect(report.requirements[0]?.reason).toBe("listBooks was refused with 404: no such shelf");
  expect(report.exitCode).toBe(5);
});

test("a refusal that is not as documented is a failure", async () => {
  const report = await runAgainst(withList({ status: 404, body: { error: "no" } }));
  expect(report.verdicts["SMS-011"]).toBe("fail");
  expect(report.exitCode).toBe(1);
});

test("on a stateless target, rules about memory are not verified, however well the answers fit", async () => {
  const report = await runAgainst(withList(list({ sequel: goodBook })), { profile: "mock" });
  const stateful = report.requirements.find(({ id }) => id === "SMS-007");
  expect(stateful).toMatchObject({
    outcome: "not-verified",
    reason: "a stateless target cannot show it",
  });
  expect(report).toMatchObject({ conforms: false, exitCode: 0 });
});

test("with a bound of 0 a spending step is not sent, and the reason names the flag", async () => {
  const asked: string[] = [];
  const reply = (url: string) => {
    asked.push(url);
    return withList(list())(url);
  };
  const report = await runAgainst(reply, { bounds: readsOnly });
  expect(asked).toEqual(["/shelves/sea/books"]);
  const held = report.requirements.find(({ id }) => id === "SMS-007");
  expect(held).toMatchObject({
    outcome: "skip",
    reason: expect.stringContaining("--max-spend is 0"),
  });
  expect(report.exitCode).toBe(4);
});

test("a connection that breaks on the way is an error of the run, and nothing is sent again", async () => {
  const asked: string[] = [];
  const report = await runAgainst((url) => {
    asked.push(url);
    return url === "/books" ? "hang up" : list();
  });
  expect(asked).toEqual(["/shelves/sea/books", "/books"]);
  expect(report.verdicts["SMS-007"]).toBe("error");
  expect(report.exitCode).toBe(3);
});

test("a flow that stumbles is an error of the run and not of the target", async () => {
  const broken: Flow = { ...browse, run: ({ call }) => call("burnBook").then(() => undefined) };
  const report = await runAgainst(() => list(), { flow: broken });
  expect(report.errors).toEqual([
    "The flow browse broke off: The contract has no operation burnBook.",
  ]);
  expect(report.exitCode).toBe(3);
});

test("a rule whose check had nothing to look at is not verified", async () => {
  const report = await runAgainst(withList({ ...list(), body: { success: true, data: [] } }));
  const { outcome, reason } = report.requirements.find(({ id }) => id === "SMS-006") ?? {};
  expect({ outcome, reason }).toEqual({
    outcome: "not-verified",
    reason: "nothing in the answers could show it",
  });
  expect(report.verdicts).toMatchObject({ "SMS-002": "not-verified", "SMS-004": "unobserved" });
});

test("a response that was sound once and broken once is not verified", async () => {
  let asked = 0;
  const twice: Flow = {
    ...browse,
    async run({ call, shape }) {
      for (const shelf of ["sea", "sky"]) {
        shape(await call("listBooks", { shelf }), "SMS-001", "SMS-008");
      }
    },
  };
  const report = await runAgainst(() => list({}, asked++ === 0 ? { "x-total": "1" } : {}), {
    flow: twice,
  });
  expect(report.verdicts).toMatchObject({ "SMS-001": "not-verified", "SMS-008": "fail" });
});

test("a request of ours that would break the contract is not sent, and is our error", async () => {
  const clumsy: Flow = {
    ...browse,
    async run({ call, rule }) {
      rule("SMS-001", await call("listBooks", { shelf: "sea" }));
      rule("SMS-007", await call("buyBook", { id: "too long" }, { cost: 1 }));
    },
  };
  const asked: string[] = [];
  const reply = (url: string) => {
    asked.push(url);
    return list();
  };
  const report = await runAgainst(reply, { flow: clumsy });
  expect(asked).toEqual(["/shelves/sea/books"]);
  expect(report.verdicts["SMS-007"]).toBe("error");
  expect(report).toMatchObject({ exitCode: 3, used: { spend: 0 } });
});

test("what was sensitive in one answer is hidden in all that follows", async () => {
  let asked = 0;
  const twice: Flow = {
    ...browse,
    async run({ call, rule }) {
      await call("listBooks", { shelf: "sea" });
      rule("SMS-001", await call("listBooks", { shelf: "sky" }));
    },
  };
  const refusal = { status: 404, body: { message: "no shelf of Ada Obi" } };
  const report = await runAgainst(() => (asked++ === 0 ? list() : refusal), { flow: twice });
  expect(report.requirements[0]?.reason).toBe(
    "listBooks was refused with 404: no shelf of [redacted]",
  );
});

test("no secret and nothing sensitive is in the report", async () => {
  const reply = { status: 404, body: { message: "Ada Obi, s3cret-key is no key" } };
  const first = await runAgainst(withList(list({ owner: "Ada Obi", state: "s3cret-key" })));
  const second = await runAgainst(withList(reply));
  expect(JSON.stringify(first)).not.toMatch(/Ada Obi|s3cret-key/);
  expect(JSON.stringify(second)).not.toContain("s3cret-key");
});

test("nothing at all that answers like the API ends the run at once", async () => {
  await expect(runAgainst(() => "hang up")).rejects.toThrow("broke the connection");
  const page = { headers: { "content-type": "text/html" }, body: "<h1>Welcome</h1>" };
  await expect(runAgainst(() => page)).rejects.toThrow("with a web page (200 text/html)");
});
