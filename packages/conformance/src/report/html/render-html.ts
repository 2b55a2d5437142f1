import { createHash } from "node:crypto";
import { tell } from "../../verdict/tell.ts";
import { exitCodes } from "../exit-code.ts";
import { headline } from "../headline.ts";
import { plural } from "../layout.ts";
import { did } from "../next-steps.ts";
import { type Entry, isMust, isVerified, type Report } from "../report.ts";
import { html, type Markup, trusted } from "./markup.ts";
import { renderCoverage } from "./render-coverage.ts";
import { renderFlow, tally } from "./render-flow.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";
import { sign, type Tone, toneNames, toneOf, tones } from "./tone.ts";

/**
 * The report as one page that needs nothing else: the verdict first, then areas, flows and each
 * requirement with its evidence. No request leaves it, and nothing that a target said can run in it.
 */
export function renderHtml(report: Report): string {
  const { areas, requirements } = report;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${sourceOf(style)}'; script-src '${sourceOf(script)}'; img-src data:">
<link rel="icon" href="data:,">
<title>${headline(report)}</title>
<style>${trusted(style)}</style>
</head>
<body>
${renderVerdict(report)}
<main>
${renderLoose(report)}
<div id="filter" role="search">
<input type="search" placeholder="Filter: id, rule, operation" aria-label="Filter requirements">
${tones.map((tone) => renderButton(tone, requirements))}
<span class="soft keys"><kbd>/</kbd> filter <kbd>j</kbd> <kbd>k</kbd> next, previous <kbd>Esc</kbd> clear</span>
<output aria-live="polite"></output>
</div>
${areas.map((area) => renderArea(report, area))}
${renderList("Values that are not known yet", [...new Set(report.drifts.map(tell))])}
${renderCoverage(report.coverage)}
</main>
<script>${trusted(script)}</script>
</body>
</html>
`;
  return page.markup;
}

const sourceOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

function renderVerdict(report: Report): Markup {
  const { startedAt, milliseconds, contract, areas, requirements } = report;
  const { tone, word } = verdictOf(report);
  const when = new Date(startedAt).toISOString().slice(0, 16).replace("T", " ");
  return html`<header class="verdict ${tone}">
<p class="word">${sign(tone)} ${word}</p>
<h1>${headline(report)}</h1>
<p>${did(report)}</p>
<p class="soft">${when} UTC, ${(milliseconds / 1000).toFixed(1)} s · contract ${contract} · exit code ${report.exitCode}</p>
</header>
<ul class="areas">${areas.map((area) =>
    renderCard(
      area,
      requirements.filter((entry) => entry.area === area),
    ),
  )}</ul>
`;
}

/** What a reader must know in one word, and its colour. */
function verdictOf({ exitCode, conforms, narrowed }: Report): { tone: Tone; word: string } {
  switch (exitCode) {
    case exitCodes.ok:
      return conforms && !narrowed
        ? { tone: "good", word: "Conforms" }
        : { tone: "good", word: "Nothing failed in this scope" };
    case exitCodes.failed:
      return { tone: "broken", word: "Failed" };
    case exitCodes.error:
      return { tone: "broken", word: "The run itself went wrong: it did not see everything" };
    case exitCodes.bound:
      return { tone: "look", word: "Held back by a bound: not everything was tried" };
    default:
      return { tone: "look", word: "Nothing failed, but not every must was verified" };
  }
}

function renderCard(area: string, entries: readonly Entry[]): Markup {
  const musts = entries.filter(isMust);
  const verified = musts.filter(isVerified).length;
  const failed = musts.filter(({ outcome }) => outcome === "fail").length;
  return html`<li><a href="#area-${area}">${area}</a><br><b>${verified}</b> of ${musts.length} musts
<svg class="bar" width="100%" height="6" viewBox="0 0 ${musts.length || 1} 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${verified}" height="1" fill="var(--good)"/><rect x="${verified}" width="${failed}" height="1" fill="var(--broken)"/></svg>
${tally(entries)}</li>
`;
}

function renderButton(tone: Tone, entries: readonly Entry[]): Markup {
  const count = entries.filter((entry) => toneOf(entry) === tone).length;
  return html`<button type="button" data-tone="${tone}" aria-pressed="false">${toneNames[tone]} ${count}</button>
`;
}

/** What went wrong and belongs to no requirement. */
function renderLoose({ failures, errors }: Report): Markup {
  const lines = failures.map(
    (finding) => `${tell(finding)} (${finding.flow}, request ${finding.step + 1})`,
  );
  return html`${renderList("Errors of the run", errors)}${renderList("Failed, and no requirement names it", lines)}`;
}

function renderList(title: string, lines: readonly string[]): Markup {
  if (lines.length === 0) return html``;
  return html`<section><h2>${title}</h2><ul class="plain">${lines.map((line) => html`<li>${line}</li>`)}</ul></section>
`;
}

/** A requirement stands under the flow that showed it, or the first that would have. */
function renderArea({ requirements, flows }: Report, area: string): Markup {
  const steps = flows.flatMap((flow) => flow.steps).toSorted((a, b) => a.number - b.number);
  const entries = requirements.filter((entry) => entry.area === area);
  const homes = new Map(entries.map((entry) => [entry, homeOf(entry)]));
  const at = (name: string | undefined) => entries.filter((entry) => homes.get(entry) === name);
  const own = flows.filter((flow) => flow.area === area || at(flow.name).length > 0);
  const homeless = at(undefined);
  return html`<section data-area="${area}" aria-labelledby="area-${area}"><h2 id="area-${area}">${area}</h2>
${own.map((flow) => renderFlow(flow, at(flow.name), steps))}
${homeless.length > 0 && renderFlow({ name: `${plural(homeless.length, "requirement")} that no flow checks`, steps: [] }, homeless, steps)}
</section>
`;

  function homeOf({ evidence = [], flows: [first] }: Entry): string | undefined {
    return steps[evidence[0]?.step ?? -1]?.flow ?? first;
  }
}
