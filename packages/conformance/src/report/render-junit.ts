import { headline } from "./headline.ts";
import { type Entry, isExpected, isVerified, type Report } from "./report.ts";

/** The report as JUnit XML: a suite for each area, a case for each requirement. */
export function renderJunit(report: Report): string {
  const suites = report.areas.map((area) => {
    const cases = report.requirements
      .filter((entry) => entry.area === area)
      .map((entry) => ({ entry, result: resultOf(entry) }));
    return suite(`conformance.${area}`, cases);
  });
  const others = [
    ...report.failures.map(({ flow, operation, expected, seen }) => ({
      name: `${flow}: ${operation}`,
      result: element("failure", expected, `saw ${seen}`),
    })),
    ...report.errors.map((error, index) => ({
      name: `the run ${index + 1}`,
      result: element("error", error, error),
    })),
  ];
  if (others.length > 0) {
    suites.push(
      suiteOf("conformance.run", others, ({ name }) => testcase("conformance.run", name)),
    );
  }
  const total = suites.reduce((sum, { tests }) => sum + tests, 0);
  const time = (report.milliseconds / 1000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(headline(report))}" tests="${total}" time="${time}">`,
    ...suites.map(({ text }) => text),
    "</testsuites>",
    "",
  ].join("\n");
}

interface Case {
  readonly result: string;
}

function suite(name: string, cases: readonly { entry: Entry; result: string }[]) {
  return suiteOf(name, cases, ({ entry }) => testcase(name, `${entry.id} ${entry.rule}`));
}

function suiteOf<C extends Case>(name: string, cases: readonly C[], open: (of: C) => string) {
  const count = (tag: string) => cases.filter(({ result }) => result.startsWith(`<${tag}`)).length;
  const numbers = `tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
  const lines = cases.map((one) => {
    const start = open(one);
    return one.result === "" ? `    ${start}/>` : `    ${start}>${one.result}</testcase>`;
  });
  const text = [`  <testsuite name="${name}" ${numbers}>`, ...lines, "  </testsuite>"].join("\n");
  return { tests: cases.length, text };
}

const testcase = (group: string, name: string) =>
  `<testcase classname="${group}" name="${escapeXml(name)}"`;

/** What is not a verdict is skipped with its reason, never passed. A refuted assumption is no failure. */
function resultOf(entry: Entry): string {
  const { outcome, reason = "", baseline } = entry;
  if (baseline && isVerified(entry)) {
    return element("failure", "it passes and is expected to fail", baseline.reason);
  }
  if (isExpected(entry)) {
    return element("skipped", `expected failure: ${baseline?.reason}`, reason);
  }
  if (outcome === "fail") return element("failure", reason, evidenceOf(entry));
  if (outcome === "error") return element("error", reason, reason);
  if (outcome === "pass" || outcome === "confirmed") return "";
  if (outcome === "warn") return `<system-out>${escapeXml(`warn: ${reason}`)}</system-out>`;
  return element("skipped", `${outcome}: ${reason}`, "");
}

function evidenceOf({ evidence = [], source, docs }: Entry): string {
  const lines = evidence.map(({ pointer = "answer", expected, seen }) =>
    // What a rule expects is its own sentence.
    [`${pointer}: `, expected !== undefined && `expected ${expected}, `, `saw ${seen}`]
      .filter(Boolean)
      .join(""),
  );
  return [...lines, `section ${source}`, ...(docs ? [docs] : [])].join("\n");
}

function element(tag: string, message: string, text: string): string {
  const start = `<${tag} message="${escapeXml(message)}"`;
  return text === "" ? `${start}/>` : `${start}>${escapeXml(text)}</${tag}>`;
}

/** XML has no place for most control characters, escaped or not. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones XML forbids.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("\n", "&#10;")
  );
}
