import type { ContractCoverage, Share } from "../measure-coverage.ts";
import { html, type Markup } from "./markup.ts";

/** What of the documented answers the run has seen. */
export function renderCoverage(coverage: ContractCoverage): Markup {
  const { operations, statuses, headers, properties, byOperation } = coverage;
  return html`<section aria-labelledby="coverage"><h2 id="coverage">Coverage of the contract</h2>
<p class="shares">${share("operations", operations)} · ${share("statuses", statuses)} · ${share("headers", headers)} · ${share("properties", properties)}</p>
<details class="steps"><summary>By operation</summary><div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">operation</th><th scope="col">requests</th><th scope="col">statuses</th><th scope="col">not seen</th></tr></thead>
<tbody>${byOperation.map(
    (
      row,
    ) => html`<tr><td><code>${row.operation}</code></td><td>${row.requests}</td><td>${row.statuses.join(", ")}</td><td>${[
      ...row.statusesNotSeen.map(String),
      ...row.headersNotSeen,
      ...row.propertiesNotSeen,
    ].join(", ")}</td></tr>
`,
  )}</tbody></table></div></details></section>
`;
}

function share(name: string, { seen, documented }: Share): Markup {
  return html`<b>${seen}</b> of ${documented} ${name}`;
}
