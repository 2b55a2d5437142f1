import type { Flow } from "../contract/flow.ts";
import { type Exchange, exchangesOf } from "./exchange.ts";

// Drawn narrow, so that it is readable on a phone without scrolling.
const WIDTH = 360;
const LEFT = 36;
const RIGHT = 324;
const TOP = 52;
const STEP = 96;

/** A flow as an SVG sequence diagram in one line of HTML; `journey.css` gives it its colours. */
export function drawFlow(flow: Flow): string {
  const exchanges = exchangesOf(flow);
  const bottom = TOP + exchanges.length * STEP;
  const id = `sequence-${flow.name}`;
  return [
    `<svg class="sequence" role="img" aria-labelledby="${id}" viewBox="0 0 ${WIDTH} ${bottom + 8}" width="${WIDTH}">`,
    `<title id="${id}">${flow.title}: ${exchanges.map(({ operationId }) => operationId).join(", then ")}</title>`,
    `<defs><marker id="${id}-head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>`,
    lifeline("You", LEFT, bottom),
    lifeline("Service", RIGHT, bottom),
    ...exchanges.map((exchange, index) => draw(exchange, index, TOP + index * STEP, `${id}-head`)),
    "</svg>",
  ].join("");
}

function lifeline(name: string, x: number, bottom: number): string {
  return (
    `<line class="lifeline" x1="${x}" y1="30" x2="${x}" y2="${bottom}"/>` +
    `<rect class="actor" x="${x - 34}" y="2" width="68" height="26" rx="4"/>` +
    text("actor-name", x, 20, name, "middle")
  );
}

function draw(
  { operationId, effect, sends, status, returns }: Exchange,
  index: number,
  y: number,
  head: string,
): string {
  return [
    text("call", LEFT + 10, y + 6, `${index + 1}. ${operationId}`),
    arrow("request", LEFT, RIGHT, y + 14, head),
    text("detail", LEFT + 10, y + 30, sends.length > 0 ? `with ${sends.join(", ")}` : ""),
    effect ? text("effect", RIGHT - 10, y + 30, effect, "end") : "",
    text("detail", RIGHT - 10, y + 54, [status, ...returns].join(" · "), "end"),
    arrow("response", RIGHT, LEFT, y + 62, head),
  ].join("");
}

function arrow(kind: string, from: number, to: number, y: number, head: string): string {
  return `<line class="${kind}" x1="${from}" y1="${y}" x2="${to}" y2="${y}" marker-end="url(#${head})"/>`;
}

function text(kind: string, x: number, y: number, words: string, anchor = "start"): string {
  return words
    ? `<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`
    : "";
}
