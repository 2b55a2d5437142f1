// By path: only a rehearsal of the flows knows what they check, and only this site asks.
import { rehearse } from "../../../packages/conformance/src/flow/rehearse.ts";
import { flows } from "../../../packages/conformance/src/flows.ts";
import { partnerRequirements } from "../../../packages/core/src/testing/partner-requirements.ts";
import type { Requirement } from "./requirement.ts";

/** Flows of the conformance suite by the requirements that they decide. */
const flowsOf = new Map<string, string[]>();
for (const flow of flows) {
  const { checked, answered, shape } = await rehearse(flow);
  for (const id of new Set([...checked, ...answered, ...shape])) {
    flowsOf.set(id, [...(flowsOf.get(id) ?? []), flow.name]);
  }
}

/** Whether a run of the conformance suite can give a verdict on it. */
export function hasVerdict({ id }: Requirement): boolean {
  return flowsOf.has(id);
}

/** What proves a requirement: flows of the suite, or a test of a client; else why nothing does. */
export function howChecked({ id, binds, kind, unobservable }: Requirement): string {
  if (kind === "gap") return "";
  if (unobservable) return `Not observable: ${unobservable}`;
  const names = flowsOf.get(id)?.map((name) => `\`${name}\``);
  if (names) return `Checked by ${names.join(", ")}.`;
  if (binds === "service") return "No flow checks it yet.";
  const proof = partnerRequirements[id];
  if (!proof) return "";
  return "reason" in proof ? `No client can: ${proof.reason}` : `Client test: *${proof.test}*.`;
}
