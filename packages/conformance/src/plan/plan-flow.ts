import { fixtureNames } from "../config/config-schema.ts";
import { type Contract, type Effect, operationOf } from "../contract/contract.ts";
import type { Flow } from "../flow/flow.ts";
import { rehearseWith } from "../flow/rehearse.ts";
import type { Bounds } from "../target/bounds.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Profile } from "../target/target.ts";

export interface PlannedFlow {
  readonly name: string;
  readonly steps: readonly {
    readonly operation: string;
    readonly effect: Effect;
    readonly held: boolean;
  }[];
  /** How many codes it reads at most that were sent to a phone. */
  readonly codes: number;
  /** Fixtures that it asks for and could be given; the steps that need them are skipped. */
  readonly lacks: readonly string[];
}

interface Circumstances {
  /** What is left of them; claims, renewals and messages of the flow are taken off. */
  readonly bounds: { -readonly [K in keyof Bounds]: number };
  readonly fixtures: Fixtures;
  readonly profile: Profile;
}

/**
 * What a flow would send. Flows do not branch, so only values that the target gives are not known: the
 * price of an order above all. An order is held back here when orders are not allowed at all.
 */
export async function planFlow(
  contract: Contract,
  flow: Flow,
  { bounds, fixtures, profile }: Circumstances,
): Promise<PlannedFlow> {
  const limitOf = (id: string) => operationOf(contract, id).rateLimit?.requests ?? 1;
  const isSandbox = profile === "sandbox";
  const rehearsal = await rehearseWith((id) => (isSandbox ? limitOf(id) : 1), flow);
  const steps = rehearsal.operations.map((operation) => {
    const { effect } = operationOf(contract, operation);
    if (effect === "read") return { operation, effect, held: false };
    const held = effect === "spend" ? bounds.spend <= 0 : bounds[effect] < 1;
    if (effect !== "spend" && !held) bounds[effect] -= 1;
    return { operation, effect, held };
  });
  const lacks = [...rehearsal.fixtures].filter(
    (name) => fixtureNames.includes(name) && fixtures[name] === undefined,
  );
  const isSent = steps.some(({ operation, held }) => operation === "sendOtp" && !held);
  const isRead = isSent && fixtures.recipient !== undefined && !isSandbox && profile !== "mock";
  return { name: flow.name, steps, codes: isRead ? rehearsal.codes : 0, lacks };
}
