import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { OrganisationCredentials } from "@partner-connectivity/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContract } from "./contract/contract.ts";
import type { Operation } from "./contract/operation.ts";
import { samples } from "./reference/samples.ts";
import { type Served, serveDocs } from "./serve/serve-docs.ts";

const contract = readContract();
const operations = [...contract.operations.values()].filter(({ isWebhook }) => !isWebhook);
const all = [...operations, ...contract.control.values()];
const folder = join(import.meta.dirname, "../.generated/samples");

/** Samples whose values only an earlier call makes true. */
const refused: Readonly<Record<string, number>> = {
  verifyOtp: 404,
  renewNumber: 404,
  removeWebhook: 404,
  replayDelivery: 404,
};

let served: Served;
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  served = await serveDocs({ site: folder, port: 0 });
});
afterAll(() => served.close());

function sourceOf(operation: Operation, lang: string): string {
  return samples(operation).find((sample) => sample.lang === lang)?.source ?? "";
}

async function variablesOf({ id, esim, voice, sms }: OrganisationCredentials) {
  const answer = await fetch(`${served.url}/customer/v2/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ api_key: esim.apiKey }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return {
    PARTNER_BASE_URL: served.url,
    PARTNER_ESIM_API_KEY: esim.apiKey,
    PARTNER_VOICE_API_KEY: voice.apiKey,
    PARTNER_SMS_API_KEY: sms.apiKey,
    ACCESS_TOKEN: data.access_token,
    SANDBOX_ORGANISATION: id,
  };
}

test.each(all.map((operation) => [operation.operationId, operation] as const))(
  "%s: the curl sample is answered as the contract says",
  async (operationId, operation) => {
    const env = await variablesOf(await served.sandbox.control.createOrganisation());
    const command = `${sourceOf(operation, "sh")} -s -o /dev/null -w '%{http_code}'`;
    const run = promisify(execFile)("bash", ["-c", command], { env: { ...process.env, ...env } });
    const [success] = Object.keys(operation.responses);
    expect((await run).stdout).toBe(String(refused[operationId] ?? success));
  },
);

test("the client samples compile, and are answered as the contract says", async () => {
  const files = operations.map((operation) => {
    const { area, operationId } = operation;
    const [imports = "", call = ""] = sourceOf(operation, "ts").split("\n\n");
    const body = call.replaceAll(/^/gm, "  ").replace("const answer =", "return");
    const text = `${imports}\n\nexport async function sample(baseUrl: string, apiKey: string) {\n${body}\n}\n`;
    writeFileSync(join(folder, `${operationId}.ts`), text);
    return { area, operationId };
  });
  const tsc = join(import.meta.dirname, "../node_modules/.bin/tsc");
  const config = { extends: "../../tsconfig.json", include: ["*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  expect(execFileSync(tsc, ["-p", folder], { encoding: "utf8" })).toBe("");

  for (const { area, operationId } of files) {
    const organisation = await served.sandbox.control.createOrganisation();
    const { apiKey } = organisation[area as "esim" | "voice" | "sms"];
    const { sample } = await import(join(folder, `${operationId}.ts`));
    const call = (sample as (...args: string[]) => Promise<unknown>)(served.url, apiKey);
    const status = refused[operationId];
    if (status) await expect(call, operationId).rejects.toMatchObject({ status });
    else expect(await call, operationId).not.toBeUndefined();
  }
});
