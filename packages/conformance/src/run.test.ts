import { expect, test } from "vitest";
import type { Flow } from "./flow/flow.ts";
import { readsOnly } from "./target/bounds.ts";
import { browse, list, runAgainst, withList } from "./testing/run-against.ts";
import { goodBook } from "./testing/small-contract.ts";

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

test("nothing at all that answers like the API ends the run at once", async () => {
  await expect(runAgainst(() => "hang up")).rejects.toThrow("broke the connection");
  const page = { headers: { "content-type": "text/html" }, body: "<h1>Welcome</h1>" };
  await expect(runAgainst(() => page)).rejects.toThrow("with a web page (200 text/html)");
});
