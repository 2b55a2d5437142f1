import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import schema from "../../schemas/config.schema.json" with { type: "json" };
import type { ConformanceConfig } from "./config.ts";
import { fixtureNames, problemOf } from "./config-schema.ts";
import { readConfig } from "./read-config.ts";

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "config-"));
  folders.push(folder);
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test("without a config there is an empty one", async () => {
  expect(await readConfig(undefined, folder)).toEqual({});
});

test("the config of the folder is read, as TypeScript or as JSON", async () => {
  write("conformance.config.json", '{"profile":"production"}');
  expect(await readConfig(undefined, folder)).toEqual({ profile: "production" });
  write("conformance.config.ts", 'const profile: string = "mock";\nexport default { profile };');
  expect(await readConfig(undefined, folder), "TypeScript comes first").toEqual({
    profile: "mock",
  });
});

test("the type of a config and its schema have the same names", () => {
  const text = "a";
  const person = {
    ...{ business_name: text, dob: text, email: text, first_name: text, last_name: text },
    ...{ mobile: text, nin: text },
  };
  const fixtures: Required<NonNullable<ConformanceConfig["fixtures"]>> = {
    ...{
      claimant: person,
      secondClaimant: person,
      recipient: text,
      senderId: text,
      template: text,
    },
    ...{ activeIccid: text, recycledIccid: text, notActiveIccid: text, expiredIccid: text },
    ...{ finishedIccid: text, noTopUpsIccid: text, claimNumber: text, renewEmail: text },
  };
  const config: Required<ConformanceConfig> = {
    ...{ target: text, profile: "staging", areas: ["sms"], only: ["SMS-001"], baseline: text },
    ...{ otpCommand: [text], docs: "https://docs.example.com", timeoutSeconds: 1, fixtures },
    bounds: { maxSpend: 1, maxClaims: 1, maxRenewals: 1, maxMessages: 1 },
    reports: { json: text, junit: text, html: text, har: text },
  };
  expect(problemOf("config", config)).toBe("");
  expect(Object.keys(fixtures).toSorted()).toEqual(fixtureNames.toSorted());
  expect(["$schema", ...Object.keys(config)].toSorted()).toEqual(
    Object.keys(schema.properties).toSorted(),
  );
});

test("files in a config are relative to it", async () => {
  write("conformance.config.json", '{"baseline":"known.json","reports":{"html":"out/r.html"}}');
  expect(await readConfig(undefined, folder)).toEqual({
    baseline: join(folder, "known.json"),
    reports: { html: join(folder, "out/r.html") },
  });
});

test("the program of a config is relative to it, its arguments and a bare name are not", async () => {
  write("conformance.config.json", '{"otpCommand":["./read-code.sh","./inbox"]}');
  const { otpCommand } = await readConfig(undefined, folder);
  expect(otpCommand).toEqual([join(folder, "read-code.sh"), "./inbox"]);
  write("conformance.config.json", '{"otpCommand":["read-code"]}');
  expect((await readConfig(undefined, folder)).otpCommand).toEqual(["read-code"]);
});

test.each([
  ['{"otpCommand":"./read-code.sh"}', "otpCommand must be array"],
  ['{"apiKey":"s3cret"}', 'it has "apiKey", which is not known'],
  ['{"profile":"live"}', "profile must be one of mock, sandbox, staging, production"],
  ['{"bounds":{"maxSpend":-1}}', "bounds.maxSpend must be >= 0"],
  ['{"fixtures":{"claimant":{"nin":"s3cret"}}}', "fixtures.claimant must have required property"],
  ['{"target":', "is not valid JSON"],
  ["[]", "it must be object"],
])("%s is refused: %s", async (text, why) => {
  write("conformance.config.json", text);
  await expect(readConfig(undefined, folder)).rejects.toThrow(why);
  await expect(readConfig(undefined, folder)).rejects.not.toThrow("s3cret");
});

test.each([
  ["throw new Error('Set RECIPIENT.')", "cannot be loaded: Set RECIPIENT."],
  ["throw 'no'", "cannot be loaded: no."],
  ["export default Promise.reject('late')", "cannot be loaded: late."],
  ["import 'nowhere-to-be-found';", "cannot be loaded: Cannot find package 'nowhere-to-be-found'"],
])("a config of %s says why in one line", async (text, why) => {
  const name = "conformance.config.ts";
  write(name, text);
  await expect(readConfig(name, folder)).rejects.toThrow(`The config ${name} ${why}`);
  await expect(readConfig(name, folder)).rejects.not.toThrow("\n");
});

test("a place in a broken file is told, and nothing of what stands there", async () => {
  write("conformance.config.json", "{\n  s3cret");
  const place = "The config conformance.config.json is not valid JSON (line 2 column 3).";
  await expect(readConfig(undefined, folder)).rejects.toThrow(place);
});

test("a config that was named must be there, and must export something", async () => {
  await expect(readConfig("other.json", folder)).rejects.toThrow(
    "The config other.json is not there",
  );
  await expect(readConfig("other.ts", folder)).rejects.toThrow("The config other.ts is not there");
  write("empty.ts", "export const nothing = 1;");
  await expect(readConfig("empty.ts", folder)).rejects.toThrow("it must be object");
});
