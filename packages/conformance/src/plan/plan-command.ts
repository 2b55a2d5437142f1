import { effects } from "../contract/contract.ts";
import type { Options } from "../options.ts";
import type { OtpReader } from "../otp/choose-otp-reader.ts";
import { terminalOf } from "../otp/terminal-of.ts";
import { plural, table } from "../report/layout.ts";
import { type Environment, readSettings } from "../settings.ts";
import { type Bounds, flagOf, type Spending } from "../target/bounds.ts";
import { type PlannedFlow, planFlow } from "./plan-flow.ts";

/** `partner-conformance plan`: what a run would send and cost. Nothing is sent, and no key is needed. */
export async function planCommand(options: Options, environment: Environment): Promise<number> {
  const { contract, run, otp } = await readSettings(options, environment, {
    connect: false,
    terminal: terminalOf(process),
  });
  const { bounds, scope, target, profile, fixtures } = run;
  const left = { ...bounds };
  const planned: PlannedFlow[] = [];
  const flows = scope.flows.filter((flow) => profile !== "mock" || !flow.needsMemory);
  for (const flow of flows)
    planned.push(await planFlow(contract, flow, { bounds: left, fixtures, profile }));
  const lines = [
    `Plan for ${target.href} (profile ${profile}). Nothing is sent.`,
    "",
    ...table(rowsOf(planned)),
    "",
    ...summary(planned, bounds, otp),
  ];
  console.log(lines.join("\n"));
  return 0;
}

function rowsOf(planned: readonly PlannedFlow[]): string[][] {
  const rows = planned.map(({ name, steps }) => [
    name,
    ...effects.map((effect) => {
      const own = steps.filter((step) => step.effect === effect);
      const sent = own.filter(({ held }) => !held).length;
      if (own.length === 0) return "";
      return sent === own.length ? String(sent) : `${sent} of ${own.length}`;
    }),
  ]);
  return [["flow", ...effects], ...rows];
}

function summary(planned: readonly PlannedFlow[], bounds: Bounds, otp: OtpReader): string[] {
  const steps = planned.flatMap((flow) => flow.steps);
  const sent = steps.filter(({ held }) => !held);
  const orders = sent.filter(({ effect }) => effect === "spend").length;
  const held = Object.keys(flagOf).flatMap((effect) => {
    const count = steps.filter((step) => step.held && step.effect === effect).length;
    if (count === 0) return [];
    return [
      `  ${count} ${effect}: --${flagOf[effect as Spending]} is ${bounds[effect as Spending]}`,
    ];
  });
  const codes = planned.reduce((sum, flow) => sum + flow.codes, 0);
  const lacks = [...new Set(planned.flatMap((flow) => flow.lacks))];
  return [
    `At most ${plural(sent.length, "request")}, one after the other and each once.`,
    orders === 0
      ? "Cost: nothing is ordered."
      : `Cost: ${costOf(bounds)} for up to ${plural(orders, "order")}, refused ones counted; prices are read before.`,
    ...(codes > 0 ? [`One-time codes: up to ${codes}, ${otp.plan}.`] : []),
    ...(held.length > 0 ? ["Held back by bounds, with what depends on it:", ...held] : []),
    ...(lacks.length > 0 ? [`Skipped for want of fixtures: ${lacks.join(", ")}`] : []),
  ];
}

function costOf({ spend }: Bounds): string {
  return Number.isFinite(spend) ? `at most ${spend} NGN` : "pretended money, without a bound,";
}
