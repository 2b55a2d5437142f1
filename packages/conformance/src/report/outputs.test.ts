import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import schema from "../../schemas/report.schema.json" with { type: "json" };
import { smallReport } from "../testing/small-report.ts";
import { createRedactor } from "./redactor.ts";
import { renderAnnotations, renderSummary } from "./render-github.ts";
import { renderHar } from "./render-har.ts";
import { renderJunit } from "./render-junit.ts";
import type { Entry, Report } from "./report.ts";

const check = new Ajv2020({ allowUnionTypes: true }).compile(schema);
const [passed, failed] = smallReport.requirements as [Entry, Entry];
const known = { reason: "mended in May", expires: "2027-05-31", state: "expected" } as const;
const withEntries = (...requirements: Entry[]): Report => ({ ...smallReport, requirements });

test("a report follows its schema, and the schema takes nothing else", () => {
  check(smallReport);
  expect(check.errors).toBeNull();
  expect(check({ ...smallReport, version: 2 })).toBe(false);
  expect(check({ ...smallReport, surprise: 1 })).toBe(false);
});

test("JUnit has a case for each requirement: failed, skipped with its reason, or passed", () => {
  const xml = renderJunit(smallReport);
  expect(xml).toContain(
    '<testsuite name="conformance.sms" tests="4" failures="1" errors="0" skipped="2">',
  );
  expect(xml).toMatch(/name="SMS-001 [^>]*\/>/);
  expect(xml).toMatch(
    /name="SMS-002 [^>]*><failure message="listBooks \/data\/0\/id must be string/,
  );
  expect(xml).toMatch(/name="SMS-003 [^>]*><skipped message="refuted: /);
  expect(xml).toMatch(/name="SMS-004 [^>]*><skipped message="not-verified: no flow checks it yet"/);
  expect(xml).toContain('name="browse: buyBook"><failure');
});

test("JUnit keeps text from the target out of its markup", () => {
  const rule = 'A "rule" <b>\u0000& more';
  const xml = renderJunit(withEntries({ ...passed, rule }));
  expect(xml).toContain("A &quot;rule&quot; &lt;b&gt;\ufffd&amp; more");
});

test("an expected failure is skipped in JUnit, and one that passes fails", () => {
  const xml = renderJunit(
    withEntries(
      { ...failed, baseline: known },
      { ...passed, baseline: { ...known, state: "unexpected-pass" } },
    ),
  );
  expect(xml).toMatch(/name="SMS-002 [^>]*><skipped message="expected failure: mended in May"/);
  expect(xml).toMatch(/name="SMS-001 [^>]*><failure message="it passes and is expected to fail"/);
});

test("GitHub gets a command for each failure, on one line whatever the target said", () => {
  const lines = renderAnnotations({ ...smallReport, errors: ["50 %\nbroke::warning::off"] });
  expect(lines[0]).toMatch(/^::error title=SMS-002 failed::A book has an id\.%0AlistBooks/);
  expect(lines).toContain("::error title=The run::50 %25%0Abroke::warning::off");
  expect(lines.every((line) => !line.includes("\n"))).toBe(true);
  expect(lines.at(-1)).toMatch(/^::warning title=SMS-003 refuted::/);
});

test("the GitHub summary says the verdict first, and what a target said stays text", () => {
  const summary = renderSummary(smallReport);
  expect(summary.split("\n")[0]).toContain("❌ 1 of 3 musts verified");
  expect(summary).toContain("| sms | 3 | 1 | 1 | 1 |");
  expect(summary).toContain("[SMS-002](https://docs.example.com/sms/requirements/#sms-002)");
  expect(summary).not.toContain("<script>");
});

test("an HTTP archive holds every exchange and none of its secrets", () => {
  const redactor = createRedactor();
  redactor.hide(["s3cret-key", "ada@example.com"]);
  const pieces = renderHar(
    [
      {
        method: "POST",
        url: "https://api.example.com/books?mail=ada%40example.com",
        requestHeaders: { authorization: "Bearer unknown-to-anyone", accept: "application/json" },
        requestBody: '{"mail":"ada@example.com"}',
        startedAt: 0,
        milliseconds: 4,
        answer: {
          ...{ status: 200, bytes: 10, text: '{"k":"s3cret-key"}' },
          headers: [
            ["set-cookie", "session=1"],
            ["content-type", "application/json"],
          ],
        },
      },
      {
        ...{
          method: "GET",
          url: "https://api.example.com/",
          requestHeaders: {},
          requestBody: undefined,
        },
        ...{ startedAt: 0, milliseconds: 9 },
      },
    ],
    redactor,
    "comment",
  );
  const har = [...pieces].join("");
  const { log } = JSON.parse(har);
  expect(log).toMatchObject({ version: "1.2", entries: { length: 2 } });
  expect(log.entries[0].response).toMatchObject({ status: 200, content: { size: 10 } });
  expect(log.entries[1].response.status, "no answer came").toBe(0);
  expect(har).not.toMatch(/s3cret|ada|unknown-to-anyone|session=1/);
});
