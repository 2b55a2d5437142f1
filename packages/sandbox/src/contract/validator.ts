import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { Reply } from "../http/call.ts";
import type { Node } from "./document.ts";
import { unescapeKey } from "./json-pointer.ts";
import type { Operation, Parameter } from "./operation.ts";

/** Something in a request or an answer that the contract does not allow. */
export interface Violation {
  /** Which part, e.g. `body`, `query`. */
  readonly part: string;
  /** The field, e.g. `sims[0].iccid`; empty when the whole part is meant. */
  readonly field: string;
  /** Whether something is missing, rather than of the wrong form. */
  readonly missing: boolean;
  readonly message: string;
}

export interface Validator {
  checkRequest(operation: Operation, parts: unknown): Violation[];
  /** What is wrong with an answer of ours, in words; empty when it is as documented. */
  checkReply(operation: Operation, reply: Reply): string[];
}

/**
 * Ajv is loaded, and each schema compiled, when it is first needed.
 * @param documents by the area that their operations name
 */
export async function loadValidator(documents: Readonly<Record<string, Node>>): Promise<Validator> {
  const [{ Ajv2020 }, { default: formats }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("ajv-formats"),
  ]);
  const ajv: Ajv2020 = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  ajv.addFormat("iso-8601", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)?$/);
  for (const [area, document] of Object.entries(documents)) ajv.addSchema(document, area);
  const compiled = new Map<string, ValidateFunction>();

  function compile(key: string, schema: () => object): ValidateFunction {
    let validate = compiled.get(key);
    if (!validate) {
      validate = ajv.compile(schema());
      compiled.set(key, validate);
    }
    return validate;
  }

  return {
    checkRequest(operation, parts) {
      const validate = compile(operation.id, () => requestSchema(operation));
      return validate(parts) ? [] : (validate.errors ?? []).map(violationOf);
    },
    checkReply(operation, reply) {
      const response = operation.responses.get(reply.status);
      if (!response) {
        return isPlainRefusal(reply) ? [] : [`status ${reply.status} is not documented`];
      }
      const type = reply.contentType ?? "application/json";
      const pointer = response.content.get(type.split(";")[0] ?? "");
      if (pointer === undefined) return [`content type ${type} is not documented`];
      const present = Object.keys(reply.headers ?? {}).map((name) => name.toLowerCase());
      const absent = response.requiredHeaders
        .filter((name) => !present.includes(name.toLowerCase()))
        .map((name) => `header ${name} is missing`);
      const validate = compile(`${operation.area}${pointer}`, () => ({
        $ref: `${operation.area}#${encodeURI(pointer)}`,
      }));
      if (validate(reply.body)) return absent;
      const wrong = (validate.errors ?? []).map((error) => violationOf(error).message);
      return [...absent, ...wrong];
    },
  };
}

/** What an operation may answer to bad input for which the contract documents no refusal. */
function isPlainRefusal({ status, body }: Reply): boolean {
  return status >= 400 && status < 500 && (body as { success?: unknown } | null)?.success === false;
}

function requestSchema({ area, parameters, body }: Operation): object {
  return {
    type: "object",
    required: body?.required ? ["body"] : [],
    properties: {
      path: parametersSchema(parameters, "path"),
      query: parametersSchema(parameters, "query"),
      header: parametersSchema(parameters, "header"),
      ...(body && { body: { $ref: `${area}#${encodeURI(body.pointer)}` } }),
    },
  };
}

function parametersSchema(parameters: readonly Parameter[], where: Parameter["in"]): object {
  const own = parameters.filter((parameter) => parameter.in === where);
  return {
    type: "object",
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
  };
}

/** Where Ajv speaks of the object around the field. */
const SAYINGS: Readonly<Record<string, string>> = {
  required: "is required",
  additionalProperties: "is not known here",
};

function violationOf({ keyword, instancePath, params, message }: ErrorObject): Violation {
  const path = instancePath.split("/").slice(1).map(unescapeKey);
  if (keyword === "required") path.push(params["missingProperty"]);
  if (keyword === "additionalProperties") path.push(params["additionalProperty"]);
  const [part = "answer", ...rest] = path;
  const field = rest.join(".");
  const missing = keyword === "required";
  const allowed = keyword === "enum" ? `: ${params["allowedValues"].join(", ")}` : "";
  const says = SAYINGS[keyword] ?? `${message ?? "is not valid"}${allowed}`;
  return { part, field, missing, message: `${field || part} ${says}` };
}
