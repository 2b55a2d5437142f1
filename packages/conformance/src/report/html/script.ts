/** Filter and keys. The page reads the same without it. */
export const script = `
const all = [...document.querySelectorAll(".requirement")];
const flows = [...document.querySelectorAll(".flow")];
const search = document.querySelector("#filter input");
const buttons = [...document.querySelectorAll("#filter button")];
const output = document.querySelector("#filter output");
const wasOpen = new Map(flows.map((flow) => [flow, flow.open]));
document.documentElement.classList.add("script");

function show() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const chosen = buttons.filter((button) => button.getAttribute("aria-pressed") === "true");
  const tones = new Set(chosen.map((button) => button.dataset.tone));
  for (const one of all) {
    const hasTone = tones.size === 0 || tones.has(one.dataset.tone);
    one.hidden = !(hasTone && words.every((word) => one.dataset.words.includes(word)));
  }
  const isNarrow = words.length > 0 || tones.size > 0;
  for (const flow of flows) {
    flow.hidden = isNarrow && !flow.querySelector(".requirement:not([hidden])");
    flow.open = isNarrow ? !flow.hidden : wasOpen.get(flow);
  }
  for (const area of document.querySelectorAll("section[data-area]")) {
    area.hidden = isNarrow && !area.querySelector(".flow:not([hidden])");
  }
  const ids = new Set(all.filter((one) => !one.hidden).map((one) => one.querySelector("b").textContent));
  output.textContent = isNarrow ? ids.size + (ids.size === 1 ? " requirement" : " requirements") : "";
}

/** Moves to the next requirement, or the one before, that can be seen. */
function step(by) {
  const seen = all.filter((one) => one.checkVisibility()).map((one) => one.querySelector("summary"));
  const at = seen.indexOf(document.activeElement);
  const next = seen[at === -1 ? (by > 0 ? 0 : seen.length - 1) : Math.min(seen.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: "center" });
}

search.addEventListener("input", show);
for (const button of buttons) {
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    show();
  });
}
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    search.value = "";
    for (const button of buttons) button.setAttribute("aria-pressed", "false");
    show();
    search.blur();
  } else if (document.activeElement === search) return;
  else if (event.key === "/") {
    event.preventDefault();
    search.focus();
  } else if (event.key === "j") step(1);
  else if (event.key === "k") step(-1);
});
/** A link to a request opens what it stands in. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let around = target?.parentElement; around; around = around.parentElement) {
    if (around.tagName === "DETAILS") around.open = true;
  }
  target?.scrollIntoView({ block: "center" });
}
addEventListener("hashchange", reveal);
reveal();
`;
