import { afterAll, describe, expect, test } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import { flows } from "../flows.ts";
import type { Layer } from "./deviation.ts";
import { faithful } from "./faithful.ts";
import { openJudge } from "./judge.ts";
import { redOf } from "./red.ts";

const judge = await openJudge(loadContract(), flows);
afterAll(() => judge.close());

/** What is held against a service, but for the assumptions that it refutes. */
async function heldAgainst({ layer, operations }: { layer: Layer; operations: readonly string[] }) {
  const report = await judge.judgeSome(layer, (flow, called) => {
    return flow !== "budgets" && called.some((name) => operations.includes(name));
  });
  const { fail, refuted, failures } = redOf(report);
  const steps = report.flows.flatMap((flow) => flow.steps);
  const lost = steps.filter(({ outcome }) => outcome === "error").map(({ reason }) => reason);
  return { fail, failures, refuted, errors: [...report.errors, ...lost] };
}

describe("a service that does otherwise where nothing is stated does not fail", () => {
  test.each(faithful.map((service) => [service.name, service] as const))(
    "%s",
    async (_, service) => {
      const { refuted, ...held } = await heldAgainst(service);
      expect(held).toEqual({ fail: [], failures: [], errors: [] });
      expect(refuted.toSorted()).toEqual((service.refutes ?? []).toSorted());
    },
  );
});
