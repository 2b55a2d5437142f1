import { plural } from "../layout.ts";
import type { Entry, ReportedFlow, ReportedStep } from "../report.ts";
import { html, type Markup } from "./markup.ts";
import { renderRequirement } from "./render-requirement.ts";
import { sign, type Tone, toneNames, toneOf, tones } from "./tone.ts";

/** A flow: what it came to in a line, the requirements that it decides, and its requests. */
export function renderFlow(
  { name, steps }: Pick<ReportedFlow, "name" | "steps">,
  entries: readonly Entry[],
  all: readonly ReportedStep[],
): Markup {
  const sorted = entries.toSorted((a, b) => tones.indexOf(toneOf(a)) - tones.indexOf(toneOf(b)));
  const isUrgent = sorted.some((entry) => ["broken", "look"].includes(toneOf(entry)));
  return html`<details class="flow"${isUrgent && html` open`}>
<summary><h3>${name}</h3> ${tally(entries)}</summary>
${sorted.map((entry) => renderRequirement(entry, all))}
${steps.length > 0 && renderSteps(steps)}
</details>
`;
}

/** How many of each tone there are, the worst first. */
export function tally(entries: readonly Entry[]): Markup {
  const count = (tone: Tone) => entries.filter((entry) => toneOf(entry) === tone).length;
  const found = tones.filter((tone) => count(tone) > 0);
  return html`<span class="tally">${found.map(
    (tone) =>
      html`<span class="${tone}">${sign(tone)} ${count(tone)} ${toneNames[tone].toLowerCase()}</span> `,
  )}</span>`;
}

function renderSteps(steps: readonly ReportedStep[]): Markup {
  return html`<details class="steps"><summary>${plural(steps.length, "request")}</summary>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">#</th><th scope="col">operation</th><th scope="col">effect</th><th scope="col">status</th><th scope="col">ms</th><th scope="col">came to</th></tr></thead>
<tbody>${steps.map(renderStep)}</tbody></table></div></details>
`;
}

function renderStep(step: ReportedStep): Markup {
  const { number, operation, effect, status, milliseconds, outcome, reason } = step;
  return html`<tr id="step-${number}" class="${outcome}"><td>${number + 1}</td><td><code>${operation}</code></td><td>${effect}</td><td>${status ?? ""}</td><td>${milliseconds ?? ""}</td><td>${outcome}${reason && `: ${reason}`}</td></tr>
`;
}
