import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Components, Schema } from "../contract/schema.ts";
import { isIso8601 } from "./iso-8601.ts";

/** Checks a value against a schema of the contract; no errors mean that it is valid. */
export type Validate = (schema: Schema, value: unknown) => readonly ErrorObject[];

interface Validator {
  readonly validate: Validate;
  compile(schema: Schema): ValidateFunction;
}

const known = new WeakMap<Components, Validator>();

/**
 * A validator of these components, the same one each time.
 * @param schemas what it will be asked for. They are compiled at once, so that a fault in them comes
 * before anything is sent, and no answer waits for it; others are compiled when they are met.
 * @throws Error on a keyword or a format that nobody knows
 */
export function validatorOf(components: Components, schemas: Iterable<Schema> = []): Validate {
  const validator = known.get(components) ?? createValidator(components);
  known.set(components, validator);
  for (const schema of schemas) validator.compile(schema);
  return validator.validate;
}

/**
 * Ajv for the 2020-12 dialect. It is strict, so that a misspelt keyword or an unknown format ends
 * the run instead of checking nothing; only `x-` keywords are let through.
 */
function createValidator(components: Components): Validator {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    // The parent schema of an error tells which property of the contract is broken.
    verbose: true,
    // Without copies of what is referred to, that schema is the very object of `components`.
    inlineRefs: false,
    // Compiling refuses what is wrong with a keyword; compiling the meta-schema takes as long again.
    validateSchema: false,
    // No check runs often enough to earn back the time that better code for it takes.
    code: { optimize: false },
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

  function validate(schema: Schema, value: unknown): readonly ErrorObject[] {
    const check = compile(schema);
    check(value);
    return check.errors ?? [];
  }

  function compile(schema: Schema): ValidateFunction {
    const earlier = compiled.get(schema);
    if (earlier) return earlier;
    allowExtensions(schema);
    const check = ajv.compile(schema);
    compiled.set(schema, check);
    return check;
  }

  function allowExtensions(schemas: unknown): void {
    JSON.stringify(schemas, (key, value) => {
      if (key.startsWith("x-") && !allowed.has(key)) ajv.addKeyword(key);
      allowed.add(key);
      return value;
    });
  }

  return { validate, compile };
}
