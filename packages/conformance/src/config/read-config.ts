import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ConfigurationError } from "../target/configuration-error.ts";
import type { ConformanceConfig } from "./config.ts";
import { problemOf } from "./config-schema.ts";

const names = ["conformance.config.ts", "conformance.config.js", "conformance.config.json"];

/**
 * The config that was named, or the one of this folder, or an empty one. Its files are made absolute.
 * @throws ConfigurationError saying what is wrong and where, and none of its values: they may be personal
 */
export async function readConfig(
  named: string | undefined,
  folder: string = process.cwd(),
): Promise<ConformanceConfig> {
  const found = named ?? names.find((name) => existsSync(resolve(folder, name)));
  if (found === undefined) return {};
  const file = resolve(folder, found);
  const config = await load(file, found);
  const problem = problemOf("config", config);
  if (problem) throw new ConfigurationError(`The config ${found}: ${problem}.`);
  return withAbsoluteFiles(config as ConformanceConfig, dirname(file));
}

async function load(file: string, name: string): Promise<unknown> {
  try {
    if (name.endsWith(".json")) return JSON.parse(readFileSync(file, "utf8"));
    const module: { default?: unknown } = await import(pathToFileURL(file).href);
    return await module.default;
  } catch (cause) {
    throw new ConfigurationError(`The config ${name} ${whyNot(cause, file)}.`, { cause });
  }
}

/** The message of a syntax error may quote the file, and so its values; but for the place, it stays out. */
function whyNot(cause: unknown, file: string): string {
  if (!existsSync(file)) return "is not there";
  if (cause instanceof SyntaxError) {
    const [, place = ""] = /( \(line \d+ column \d+\))$/.exec(cause.message) ?? [];
    return `is not valid ${file.endsWith(".json") ? "JSON" : "TypeScript that Node can run as it is"}${place}`;
  }
  const [line] = (cause instanceof Error ? cause.message : String(cause)).split("\n", 1);
  return `cannot be loaded: ${line?.replace(/\.$/, "")}`;
}

function withAbsoluteFiles(config: ConformanceConfig, folder: string): ConformanceConfig {
  const { baseline, otpCommand, reports } = config;
  const files = Object.entries(reports ?? {}).map(([kind, file]) => [kind, resolve(folder, file)]);
  return {
    ...config,
    ...(baseline !== undefined && { baseline: resolve(folder, baseline) }),
    ...(otpCommand && { otpCommand: withAbsoluteProgram(otpCommand, folder) }),
    ...(reports && { reports: Object.fromEntries(files) }),
  };
}

/** A bare name is looked up where programs are. */
function withAbsoluteProgram([program = "", ...args]: readonly string[], folder: string): string[] {
  return [/[\\/]/.test(program) ? resolve(folder, program) : program, ...args];
}
