import { apiError } from "./api-error.ts";
import type { Answer, Call } from "./fetch.ts";
import { noAnswerError } from "./no-answer-error.ts";
import type { Operation } from "./operation.ts";
import { parseJson } from "./parse-json.ts";
import { findPayload } from "./payload.ts";

/** Tells from a response and its text whether the call succeeded, and finds the payload. */
export function readAnswer(
  call: Pick<Call, "operationId">,
  operation: Operation,
  response: Response,
  bytes: ArrayBuffer,
): Answer {
  const text = new TextDecoder().decode(bytes);
  const json = parseJson(text);
  const body = json === undefined ? text : json;
  const payload = payloadOf(operation, response, text, json);
  let error: unknown;
  if (!response.ok || (body as { success?: unknown } | null)?.success === false)
    error = apiError(call, response, body);
  else if (payload === undefined) {
    const reason = json === undefined ? "unreadable" : "unexpected";
    const message = `${response.status} without the documented body`;
    error = noAnswerError(call, reason, message, { response, body: text });
  }
  return { response, bytes, payload, error };
}

function payloadOf(
  { payload: shape }: Operation,
  { status, headers }: Response,
  text: string,
  json: unknown,
): unknown {
  // An error page of a gateway is text too.
  if (shape === "body") return /html/i.test(headers.get("content-type") ?? "") ? undefined : text;
  return shape === "null" && status === 204 ? null : findPayload(json, shape);
}
