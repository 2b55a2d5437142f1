import { expect, test } from "vitest";
import type { Flow } from "../flow/flow.ts";
import { browse, list, runAgainst, withList } from "../testing/run-against.ts";

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
