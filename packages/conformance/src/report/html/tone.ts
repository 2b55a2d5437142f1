import { type Entry, isExpected } from "../report.ts";

/** How a verdict is to be looked at. Each has a colour, a sign and a place in the filter. */
export const tones = ["broken", "look", "open", "good"] as const;
export type Tone = (typeof tones)[number];

export const toneNames: Readonly<Record<Tone, string>> = {
  broken: "Failed",
  look: "To look at",
  open: "Not verified",
  good: "Verified",
};

/** Signs beside the colours, for whoever does not see them. */
export const signs: Readonly<Record<Tone, string>> = {
  broken: "✗",
  look: "!",
  open: "–",
  good: "✓",
};

export function toneOf(entry: Entry): Tone {
  const { outcome, baseline } = entry;
  if (baseline?.state === "unexpected-pass") return "broken";
  if (isExpected(entry)) return "look";
  if (outcome === "fail" || outcome === "error") return "broken";
  if (outcome === "warn" || outcome === "refuted") return "look";
  return outcome === "pass" || outcome === "confirmed" ? "good" : "open";
}
