import type { Flow } from "../flow/flow.ts";
import type { Step } from "../flow/session.ts";
import { plural } from "./layout.ts";
import type { RenderOptions } from "./render-report.ts";

/** One line for a flow that has ended. */
export function renderProgress(
  { name }: Flow,
  steps: readonly Step[],
  colors: RenderOptions["colors"],
): string {
  const count = (...outcomes: Step["outcome"][]) =>
    steps.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const failed = count("failed");
  const errors = count("error");
  const held = count("skip", "bound", "blocked");
  const notes = [
    plural(steps.filter(({ status }) => status !== undefined).length, "request"),
    failed > 0 && `${failed} answered against the contract`,
    count("refused") > 0 && `${count("refused")} refused`,
    held > 0 && `${plural(held, "step")} not sent`,
    errors > 0 && plural(errors, "error"),
  ].filter((note) => note !== false);
  const mark =
    failed + errors > 0 ? colors.red("✗") : held > 0 ? colors.yellow("–") : colors.green("✓");
  return `${mark} ${name.padEnd(17)} ${notes.join(", ")}`;
}
