import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Rule } from "./rule.ts";

const schema = JSON.parse(
  readFileSync(new URL("../schemas/extensions.schema.json", import.meta.url), "utf8"),
);
const ajv = new Ajv2020({ allErrors: true, strict: false });
const validate = ajv.compile(schema);

/** Only the extensions of `extensions.schema.json` exist, with the values that it allows. */
export const extensions: Rule = () => ({
  any(node, { location, report }) {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node).filter((key) => key.startsWith("x-"))) {
      if (validate({ [key]: node[key] })) continue;
      const reasons = (validate.errors ?? []).map((error) =>
        error.keyword === "additionalProperties"
          ? "is no extension of this contract"
          : `${error.instancePath.split("/").slice(2).join(".")} ${error.message} ${allowed(error.params)}`.trim(),
      );
      report({
        message: `${key} ${reasons.join("; ")}: see openapi/schemas/extensions.schema.json.`,
        location: location.child(key).key(),
      });
    }
  },
});

function allowed(params: Record<string, unknown>): string {
  const values = params["allowedValues"];
  return Array.isArray(values) ? `(${values.join(", ")})` : "";
}
