import type { Evidence } from "../../verdict/verdict.ts";
import type { Entry, ReportedStep } from "../report.ts";
import { html, type Markup } from "./markup.ts";
import { sign, toneOf } from "./tone.ts";

/** One requirement: its verdict and rule in a line, and the evidence under it. */
export function renderRequirement(entry: Entry, steps: readonly ReportedStep[]): Markup {
  const { id, kind, level, rule, outcome, reason, source, docs, baseline, evidence = [] } = entry;
  const tone = toneOf(entry);
  const words = `${id} ${rule} ${outcome} ${reason ?? ""} ${entry.operations.join(" ")}`;
  const isShown = evidence.some(({ seen }) => seen !== undefined);
  const isUrgent = tone === "broken" || tone === "look";
  return html`<details class="requirement ${tone}" data-tone="${tone}" data-words="${words.toLowerCase()}"${isUrgent && html` open`}>
<summary>${sign(tone)} <b>${id}</b> <span class="rule">${withCode(rule)}</span> <span class="outcome">${outcome}</span></summary>
<div class="more">
${reason && !isShown && html`<p class="reason">${reason}</p>`}
${baseline && html`<p class="reason">Baseline, until ${baseline.expires} (${baseline.state.replace("-", " ")}): ${baseline.reason}</p>`}
${evidence.map((piece) => renderEvidence(piece, steps[piece.step]))}
<p class="facets">${kind} · ${level} · section ${source} · ${entry.operations.join(", ") || "no operation"}${docs && html` · <a href="${docs}">documentation</a>`}</p>
</div>
</details>
`;
}

/** Names in backticks, as rules have them, become code. */
function withCode(text: string): Markup {
  return html`${text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

function renderEvidence(
  { step, pointer, expected, seen }: Evidence,
  at: ReportedStep | undefined,
): Markup {
  const where = at
    ? html`request ${step + 1}, <a href="#step-${step}">${at.flow}</a> · <code>${at.operation}</code>${at.status !== undefined && html`, answered ${at.status}`}`
    : html`request ${step + 1}`;
  return html`<div class="evidence"><p>${seen === undefined ? "Seen in" : "In"} ${where}</p>
${seen !== undefined && html`<dl>${pointer && html`<dt>at</dt><dd><code>${pointer}</code></dd>`}${expected && html`<dt>expected</dt><dd>${expected}</dd>`}<dt>seen</dt><dd>${seen}</dd></dl>`}
${at?.curl && html`<pre tabindex="0" aria-label="The request as a command"><code>${at.curl}</code></pre>`}</div>
`;
}
