import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Components, Schema } from "../contract/schema.ts";
import { isIso8601 } from "./iso-8601.ts";

/** Checks a value against a schema of the contract; no errors mean that it is valid. */
export type Validate = (schema: Schema, value: unknown) => readonly ErrorObject[];

const known = new WeakMap<Components, Validate>();

/** A validator of these components. Compiling takes longer than a short run, so it is done once. */
export function validatorOf(components: Components): Validate {
  const validate = known.get(components) ?? createValidator(components);
  known.set(components, validate);
  return validate;
}

/**
 * Ajv for the 2020-12 dialect. It is strict, so that a misspelt keyword or an unknown format ends
 * the run instead of checking nothing; only `x-` keywords are let through.
 */
function createValidator(components: Components): Validate {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    // The parent schema of an error tells which property of the contract is broken.
    verbose: true,
    // Without copies of what is referred to, that schema is the very object of `components`.
    inlineRefs: false,
  });
  addFormats.default(ajv);
  ajv.addFormat("iso-8601", isIso8601);
  const allowed = new Set(["example"]);
  ajv.addKeyword("example");
  for (const [address, schema] of components) {
    allowExtensions(schema);
    ajv.addSchema(schema, address);
  }
  const compiled = new Map<Schema, ValidateFunction>();

  return function validate(schema, value) {
    const check = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, check);
    check(value);
    return check.errors ?? [];
  };

  function compile(schema: Schema): ValidateFunction {
    allowExtensions(schema);
    return ajv.compile(schema);
  }

  function allowExtensions(schemas: unknown): void {
    JSON.stringify(schemas, (key, value) => {
      if (key.startsWith("x-") && !allowed.has(key)) ajv.addKeyword(key);
      allowed.add(key);
      return value;
    });
  }
}
