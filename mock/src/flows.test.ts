import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { operations } from "./contract-operations.ts";
import { type Mock, startMock } from "./start-mock.ts";

const contract = dirname(
  fileURLToPath(import.meta.resolve("@partner-connectivity/openapi/package.json")),
);
const flows = readdirSync(join(contract, "flows"));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0, host: "127.0.0.1" });
});
afterAll(() => mock.close());

/** Inputs of the flows have the names of the request fields, in camel case, and take their examples. */
const inputs = Object.fromEntries(
  operations
    .flatMap(({ body, parameters }) => [
      ...parameters.map(({ name, example }) => [name, example]),
      ...Object.entries(body ?? {}),
    ])
    .map(([name, value]) => [camelCase(name), value]),
);

function camelCase(name: string): string {
  const words = name.split(/[-_]/).map((word) => word[0]?.toUpperCase() + word.slice(1));
  return words.join("").replace(/^./, (letter) => letter.toLowerCase());
}

function respect(flow: string): Promise<{ code: number; output: string }> {
  const { sourceDescriptions } = parse(readFileSync(join(contract, "flows", flow), "utf8"));
  const server = `${sourceDescriptions[0].name}=${mock.url}`;
  const args = ["respect", `flows/${flow}`, "--server", server, "--input", JSON.stringify(inputs)];
  return new Promise((done) => {
    execFile(
      join(contract, "node_modules/.bin/redocly"),
      args,
      { cwd: contract },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test.each(flows)("%s runs green against the mock with redocly respect", async (flow) => {
  const { code, output } = await respect(flow);
  expect(output).toMatch(/Workflows: 1 passed, 1 total/);
  expect(code).toBe(0);
});
