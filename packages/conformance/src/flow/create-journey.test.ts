import { expect, test } from "vitest";
import { smallContract } from "../testing/small-contract.ts";
import { createLedger, type Ledger } from "../verdict/ledger.ts";
import { type Answer, answered, unanswered } from "./answer.ts";
import { createJourney } from "./create-journey.ts";
import type { Flow, Journey } from "./flow.ts";
import { given } from "./given.ts";
import { Missing } from "./missing.ts";
import type { Session } from "./session.ts";

function openJourney(ledger: Ledger, name: string): Journey {
  const unsure = new Set<string>();
  const session = { ledger, contract: smallContract, credentials: {}, fixtures: {}, unsure };
  const flow: Flow = { name, area: "sms", run: () => Promise.resolve() };
  return createJourney(session as unknown as Session, flow);
}

const came = (operation: string): Answer =>
  answered(operation, {
    ...{ status: 200, headers: new Headers(), body: { a: 1 } },
    ...{ violations: [], drifts: [], seen: new Set(), secrets: [] },
  });
const skipped = unanswered("buyBook", new Missing("bound", "--max-spend is 0"));
const another = unanswered("buyBook", new Missing("blocked", "200"), {
  instead: "buyBook must be refused, saw 200",
});

test("what came in place of the expected answer breaks the rule that rests on it", () => {
  const ledger = createLedger();
  openJourney(ledger, "a").rule("SMS-007", [came("listBooks"), another]);
  const { broken, shownBy } = ledger.evidenceOf("SMS-007");
  expect(broken.map(({ text }) => text)).toEqual(["buyBook must be refused, saw 200"]);
  expect([...shownBy]).toEqual([]);
});

test("a step before it that is missing leaves the rule open instead", () => {
  const ledger = createLedger();
  openJourney(ledger, "a").rule("SMS-007", [skipped, another]);
  const { broken, missing } = ledger.evidenceOf("SMS-007");
  expect({ broken, missing }).toEqual({ broken: [], missing: [skipped.missing] });
});

test("a rule is not broken by what came in place of an answer that it only builds on", () => {
  const ledger = createLedger();
  openJourney(ledger, "a").rule("SMS-007", [given(another), came("listBooks")]);
  const { broken, missing } = ledger.evidenceOf("SMS-007");
  expect({ broken, missing }).toEqual({ broken: [], missing: [another.missing] });
});

test.each([
  ["before", [skipped, came("listBooks")]],
  ["after", [came("listBooks"), skipped]],
] as const)("a part that is missing %s another leaves the rule open in its flow", (_, answers) => {
  const ledger = createLedger();
  const journey = openJourney(ledger, "a");
  for (const answer of answers) journey.rule("SMS-007", answer);
  expect([...ledger.evidenceOf("SMS-007").shownBy]).toEqual([]);
});

test("another flow may show what one could not, before or after it", () => {
  for (const order of [
    ["whole", "part"],
    ["part", "whole"],
  ]) {
    const ledger = createLedger();
    for (const name of order) {
      const journey = openJourney(ledger, name);
      journey.rule("SMS-007", came("listBooks"));
      if (name === "part") journey.rule("SMS-007", skipped);
    }
    expect([...ledger.evidenceOf("SMS-007").shownBy], order.join()).toEqual(["listBooks"]);
  }
});

test("only a sandbox gives what is only there", async () => {
  const { sandbox, fixture } = openJourney(createLedger(), "a");
  const nowhere = new Missing("skip", "only a sandbox can be made to show it");
  expect(await sandbox.advance(60)).toEqual(nowhere);
  expect(fixture("expiringCode")).toEqual(nowhere);
});
