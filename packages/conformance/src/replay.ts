import type { Contract } from "./contract/contract.ts";
import { colorsFor } from "./report/layout.ts";
import { renderProgress } from "./report/render-progress.ts";
import { renderReport } from "./report/render-report.ts";
import type { Report } from "./report/report.ts";
import { type RunOptions, run } from "./run.ts";

export interface ReplayOptions {
  readonly verbose?: boolean;
  /** Print nothing. @default false */
  readonly quiet?: boolean;
}

/** Runs the flows before a person's eyes: a line for each, then the report. */
export async function replay(
  contract: Contract,
  options: RunOptions,
  { verbose = false, quiet = false }: ReplayOptions,
): Promise<Report> {
  if (quiet) return run(contract, options);
  const { stdout } = process;
  const colors = colorsFor(stdout, process.env);
  stdout.write(`${colors.bold("Partner Connectivity conformance")}  ${options.target.href}\n\n`);
  const clearLine = stdout.isTTY ? "\r\x1b[K" : "";
  const report = await run(contract, {
    ...options,
    onFlowStart: ({ name }) => stdout.isTTY && stdout.write(colors.dim(`… ${name}`)),
    onFlowEnd(flow, steps) {
      stdout.write(`${clearLine}${renderProgress(flow, steps, colors)}\n`);
    },
  }).catch((error: unknown) => {
    stdout.write(clearLine);
    throw error;
  });
  stdout.write(`\n${renderReport(report, { colors, verbose })}\n`);
  return report;
}
