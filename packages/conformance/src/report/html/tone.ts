import { type Entry, isExpected } from "../report.ts";
import { html, type Markup } from "./markup.ts";

/** How a verdict is to be looked at. Each has a colour, a sign and a place in the filter. */
export const tones = ["broken", "look", "open", "good"] as const;
export type Tone = (typeof tones)[number];

export const toneNames: Readonly<Record<Tone, string>> = {
  broken: "Failed",
  look: "To look at",
  open: "Not verified",
  good: "Verified",
};

/** Signs beside the colours, for whoever does not see them; drawn, since not every font has them. */
const strokes: Readonly<Record<Tone, string>> = {
  broken: "M3 3l6 6M9 3l-6 6",
  look: "M6 2v5M6 9.5v.5",
  open: "M3 6h6",
  good: "M2 6.5l3 3 5-7",
};

export function sign(tone: Tone): Markup {
  return html`<svg class="sign" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><path d="${strokes[tone]}"/></svg>`;
}

export function toneOf(entry: Entry): Tone {
  const { outcome, baseline } = entry;
  if (baseline?.state === "unexpected-pass") return "broken";
  if (isExpected(entry)) return "look";
  if (outcome === "fail" || outcome === "error") return "broken";
  if (outcome === "warn" || outcome === "refuted") return "look";
  return outcome === "pass" || outcome === "confirmed" ? "good" : "open";
}
