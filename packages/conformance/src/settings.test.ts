import { expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { runCommand } from "./run-command.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { keys } from "./testing/run-cli.ts";

test.each([
  ["no target", [], "--target URL"],
  ["a wrong target", ["--target", "nowhere"], "is no address"],
  ["http beyond this machine", ["--target", "http://api.example.com"], "in the clear"],
  ["an unknown flag", ["--target", "https://a.example", "--max-spent", "1"], "--max-spent"],
  ["an unknown area", ["--target", "https://a.example", "--area", "fax"], '"fax"'],
  ["no area", ["--target", "https://a.example", "--area", ","], "names no area"],
  ["an unknown requirement", ["--target", "https://a.example", "--only", "ESIM-999"], '"ESIM-999"'],
  [
    "a requirement without verdict",
    ["--target", "https://a.example", "--only", "ESIM-008"],
    "binds the partner",
  ],
  [
    "spending in production",
    ["--target", "https://a.example", "--profile", "production", "--max-spend", "1"],
    "only reads",
  ],
  [
    "a report nowhere",
    ["--target", "https://a.example", "--json", "/nowhere/report.json"],
    "cannot be written",
  ],
  [
    "no fixtures",
    ["--target", "https://a.example", "--fixtures", "/nowhere.json"],
    "cannot be read",
  ],
])("a run does not start with %s", async (_, args, why) => {
  const refused = async () => runCommand(readOptions(["run", ...args]), keys);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.toThrow(ConfigurationError);
  await expect(refused).rejects.not.toThrow(/\n|s3cret/);
});
