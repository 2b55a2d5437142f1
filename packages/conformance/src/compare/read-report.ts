import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import schema from "../../schemas/report.schema.json" with { type: "json" };
import type { Report } from "../report/report.ts";
import { ConfigurationError } from "../target/configuration-error.ts";

/** @throws ConfigurationError for a file that is not a report of this version */
export function readReport(file: string): Report {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ConfigurationError(`${file} ${why}.`, { cause });
  };
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    return refuse(cause instanceof SyntaxError ? "is not JSON" : "cannot be read", cause);
  }
  const check = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  if (check(report)) return report as unknown as Report;
  const [error] = check.errors ?? [];
  return refuse(`is no report of this version: ${error?.instancePath || "it"} ${error?.message}`);
}
