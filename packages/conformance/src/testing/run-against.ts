import { each } from "../flow/check.ts";
import type { Flow } from "../flow/flow.ts";
import type { Report } from "../report/report.ts";
import { type RunOptions, run } from "../run.ts";
import { chooseScope } from "../scope.ts";
import { readsOnly } from "../target/bounds.ts";
import { type Reply, serve } from "./serve.ts";
import { goodBook, goodList, smallContract } from "./small-contract.ts";

/** Looks at a shelf and buys the first book on it. */
export const browse: Flow = {
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

/** Runs a flow of the small contract against what answers so; verdicts come by id. */
export async function runAgainst(
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

/** A good list of books, with changes to its book and its headers. */
export function list(
  changes: object = {},
  headers: Readonly<Record<string, string>> = { "x-total": "1" },
): Reply {
  return { headers, body: { ...goodList, data: [{ ...goodBook, ...changes }] } };
}

/** A good target, but for its list of books. */
export function withList(reply: Reply): (url: string) => Reply {
  return (url) => (url === "/books" ? { body: goodBook } : reply);
}
