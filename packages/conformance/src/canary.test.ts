import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { flows } from "./flows.ts";
import { startJournal } from "./journal/open-journal.ts";
import { tellGithub, writeOutputs } from "./outputs/write-outputs.ts";
import { renderAnnotations } from "./report/render-github.ts";
import { renderReport } from "./report/render-report.ts";
import { fixturesOfSandbox } from "./sandbox/fixtures-of-sandbox.ts";
import { runOnSandbox } from "./testing/run-on-sandbox.ts";
import type { Fetch } from "./wire/fetch.ts";
import { createRecording } from "./wire/recording.ts";

const folder = mkdtempSync(join(tmpdir(), "canary-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** People who stand out wherever they turn up. */
const claimant = {
  business_name: "Canary & Söhne <Ltd>",
  dob: "1987-06-05",
  email: "canary+mail@example.com",
  first_name: "Kanarienvogel",
  last_name: "O'Canary/Bird",
  mobile: "+2348039876543",
  nin: "98765432109",
};
const recipient = "+2348031928374";
const seen = new Set<string>([...Object.values(claimant), recipient]);

/** Every form in which a secret may come back. */
const forms = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString("base64"),
  Buffer.from(secret).toString("base64url"),
  Buffer.from(`user:${secret}`).toString("base64"),
  Buffer.from(`me:${secret}!`).toString("base64"),
];

/** A target that tells everything it was told: in its errors, in headers, in every encoding. */
function gossip(next: Fetch): Fetch {
  return async function gossip(request) {
    const key = request.headers.get("authorization") ?? request.headers.get("x-api-key") ?? "";
    const secret = key.replace(/^Bearer /, "");
    if (secret) seen.add(secret);
    const response = await next(request);
    const type = response.headers.get("content-type") ?? "";
    if (!type.includes("json")) return response;
    const body = (await response.json()) as Record<string, unknown>;
    remember(body);
    const headers = new Headers(response.headers);
    headers.set("x-trace", encodeURIComponent(`${secret} ${recipient}`));
    headers.delete("content-length");
    const told = [...seen]
      .slice(0, 12)
      .concat(secret || recipient)
      .flatMap(forms)
      .join(" ");
    return new Response(JSON.stringify({ ...body, message: 7, trace: told, timestamp: told }), {
      status: response.status === 200 ? 200 : response.status,
      headers,
    });
  };
}

/** What an answer holds of activation codes and tokens. */
function remember(value: unknown, key = ""): void {
  const secrets = /^(access_token|qrcode|qrcode_url|matching_id|direct_apple_installation_url)$/;
  if (typeof value === "string" && secrets.test(key)) seen.add(value);
  if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value)) remember(part, name);
}

let texts: Map<string, string>;
beforeAll(async () => {
  const contract = loadContract();
  const recording = createRecording();
  recording.redactor.hide({ claimant, recipient });
  const journal = startJournal(join(folder, "journal.jsonl"), {
    ...{ target: "http://sandbox.test/", profile: "sandbox", contract: "1" },
    flows: flows.map(({ name }) => name),
  });
  const report = await runOnSandbox({
    ...{ layer: gossip, recording, journal },
    fixtures: { ...fixturesOfSandbox(contract), claimant, recipient },
  });
  const file = (name: string) => join(folder, name);
  const outputs = {
    json: file("r.json"),
    junit: file("r.xml"),
    html: file("r.html"),
    har: file("r.har"),
  };
  writeOutputs(report, recording, outputs);
  tellGithub(report, { GITHUB_STEP_SUMMARY: file("summary.md") });
  const plain = (text: string) => text;
  const colors = { bold: plain, dim: plain, red: plain, yellow: plain, green: plain };
  texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(file(name), "utf8")]));
  texts.set("terminal", renderReport(report, { colors, verbose: true }));
  texts.set("annotations", renderAnnotations(report).join("\n"));
}, 60_000);

test("the target did tell, and the run did quote it", () => {
  expect(texts.size).toBe(8);
  expect(seen.size).toBeGreaterThan(20);
  for (const name of ["r.json", "r.har"]) expect(texts.get(name)).toContain("[redacted]");
});

test("no credential, code or person is in any output or in the journal, in any encoding", () => {
  const leaks = [...texts].flatMap(([name, text]) =>
    [...seen].flatMap((secret) =>
      forms(secret)
        .filter((form) => text.includes(form.replace(/=+$/, "")))
        .map((form) => `${name}: ${secret} as ${form}`),
    ),
  );
  expect(leaks).toEqual([]);
});
