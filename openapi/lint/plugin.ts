import { errorBody } from "./error-body.ts";
import { examples } from "./examples.ts";
import { extensions } from "./extensions.ts";
import { operationBehaviour } from "./operation-behaviour.ts";
import { rateLimitedAnswers429 } from "./rate-limited-answers-429.ts";

/** Redocly rules for what this contract promises beyond OpenAPI. */
export default function plugin(): object {
  return {
    id: "partner",
    rules: {
      oas3: {
        "error-body": errorBody,
        examples,
        extensions,
        "operation-behaviour": operationBehaviour,
        "rate-limited-answers-429": rateLimitedAnswers429,
      },
      arazzo1: { extensions },
    },
  };
}
