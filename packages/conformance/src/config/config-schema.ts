import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import schema from "../../schemas/config.schema.json" with { type: "json" };

const ajv = new Ajv2020({ multipleOfPrecision: 6 }).addSchema(schema, "config");
const { claimant, fixtures } = schema.$defs;

/** Fixtures that a user can give; the rest is a sandbox's or a mock's own. */
export const fixtureNames: readonly string[] = Object.keys(fixtures.properties);
/** What must be known of somebody for whom a number is claimed. */
export const claimantNames: readonly string[] = claimant.required;

/** What is wrong with a config or its fixtures, and where; no value is quoted, since it may be personal. */
export function problemOf(part: "config" | "config#/$defs/fixtures", value: unknown): string {
  if (ajv.validate(part, value)) return "";
  const [error] = ajv.errors ?? [];
  return error ? explain(error) : "it is not valid";
}

function explain({ instancePath, keyword, params, message }: ErrorObject): string {
  const where = instancePath.slice(1).replaceAll("/", ".") || "it";
  if (keyword === "additionalProperties")
    return `${where} has "${params["additionalProperty"]}", which is not known`;
  if (keyword === "enum") return `${where} must be one of ${params["allowedValues"].join(", ")}`;
  if (params["pattern"] === "\\S") return `${where} must not be empty`;
  return `${where} ${message}`;
}
