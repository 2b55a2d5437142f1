import { appendFileSync, closeSync, openSync, writeSync } from "node:fs";
import { headline } from "../report/headline.ts";
import { renderHtml } from "../report/html/render-html.ts";
import { renderAnnotations, renderSummary } from "../report/render-github.ts";
import { renderHar } from "../report/render-har.ts";
import { renderJunit } from "../report/render-junit.ts";
import type { Report } from "../report/report.ts";
import type { Recording } from "../wire/recording.ts";
import { type Outputs, outputKinds } from "./outputs.ts";

/** Writes a report in every form that was asked for. */
export function writeOutputs(report: Report, recording: Recording, outputs: Outputs): void {
  const render = {
    json: () => [`${JSON.stringify(report, null, 2)}\n`],
    junit: () => [renderJunit(report)],
    html: () => [renderHtml(report)],
    har: () => renderHar(recording.exchanges, recording.redactor, headline(report)),
  };
  for (const kind of outputKinds) {
    const file = outputs[kind];
    if (file === "-") for (const piece of render[kind]()) process.stdout.write(piece);
    else if (file !== undefined) writePieces(file, render[kind]());
  }
}

function writePieces(file: string, pieces: Iterable<string>): void {
  const descriptor = openSync(file, "w");
  try {
    for (const piece of pieces) writeSync(descriptor, piece);
  } finally {
    closeSync(descriptor);
  }
}

/** In a GitHub job: a summary on its page, and an annotation for each failure. */
export function tellGithub(
  report: Report,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const summary = environment["GITHUB_STEP_SUMMARY"];
  if (summary) appendFileSync(summary, renderSummary(report));
  // Workflow commands are read from standard error as well, and leave standard output to the report.
  if (environment["GITHUB_ACTIONS"] === "true") {
    for (const line of renderAnnotations(report)) console.error(line);
  }
}
