import { type Contract, type Effect, operationOf } from "../contract/contract.ts";
import type { Flow } from "../flow/flow.ts";
import { rehearse } from "../flow/rehearse.ts";
import type { Bounds } from "../target/bounds.ts";
import type { Fixtures } from "../target/fixtures.ts";

export interface PlannedFlow {
  readonly name: string;
  readonly steps: readonly {
    readonly operation: string;
    readonly effect: Effect;
    readonly held: boolean;
  }[];
  /** Fixtures that it asks for and does not get; the steps that need them are skipped. */
  readonly lacks: readonly string[];
}

/**
 * What a flow would send. Flows do not branch, so only values that the target gives are not known: the
 * price of an order above all. An order is held back here when orders are not allowed at all.
 * @param left what the bounds leave; claims, renewals and messages of this flow are taken off it
 */
export async function planFlow(
  contract: Contract,
  flow: Flow,
  left: { -readonly [K in keyof Bounds]: number },
  fixtures: Fixtures,
): Promise<PlannedFlow> {
  const rehearsal = await rehearse(flow);
  const steps = rehearsal.operations.map((operation) => {
    const { effect } = operationOf(contract, operation);
    if (effect === "read") return { operation, effect, held: false };
    const held = effect === "spend" ? left.spend <= 0 : left[effect] < 1;
    if (effect !== "spend" && !held) left[effect] -= 1;
    return { operation, effect, held };
  });
  const lacks = [...rehearsal.fixtures].filter((name) => fixtures[name] === undefined);
  return { name: flow.name, steps, lacks };
}
