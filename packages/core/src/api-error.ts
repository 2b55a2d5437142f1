import type { Call } from "./fetch.ts";
import { isKind, PartnerError } from "./partner-error.ts";

/** The service refused the call: any status but 2xx, or `success: false` with any status. */
export interface ApiError<Status extends number = number, Body = unknown> extends PartnerError {
  readonly name: "ApiError";
  readonly status: Status;
  /** The machine code of the body, where it has one that is no more than a word. */
  readonly code: string | undefined;
  /** The body as the contract describes it for this status; text when it is no JSON. Hidden from logs. */
  readonly body: Body;
  /** The answer itself, its body already read. Hidden from logs. */
  readonly response: Response;
  /** Hidden from logs. */
  readonly headers: Headers;
}

export function apiError(
  call: Pick<Call, "operationId">,
  response: Response,
  body: unknown,
): PartnerError {
  const { status, headers } = response;
  const given = (body as { code?: string } | null)?.code;
  const [code] = /^[a-z_]{1,64}$/i.exec(given ?? "") ?? [];
  const redirect = !response.ok && status < 400 ? ", and no redirect is followed" : "";
  const message = `refused with ${status}${code ? ` ${code}` : ""}${redirect}`;
  return new PartnerError("ApiError", call, message, { status, code }, { body, response, headers });
}

/** Statuses that a contract may leave out and a service or a gateway sends all the same. */
type OtherStatus =
  | (301 | 302 | 303 | 304 | 307 | 308)
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415)
  | (418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451)
  | (500 | 501 | 502 | 503 | 504 | 505 | 507 | 508 | 511);

type JsonOf<Response> = Response extends { content: { "application/json": infer Body } }
  ? Body
  : unknown;

/** Those a contract documents. A 429 has no typed body: it mostly becomes a `RateLimitError`. */
type Documented<Responses> = Exclude<keyof Responses & number, 200 | 429>;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** The errors of an operation, told apart by `status`. */
export type ApiErrorOf<Operations, Id extends keyof Operations> =
  | {
      [Status in Documented<ResponsesOf<Operations[Id]>>]: ApiError<
        Status,
        JsonOf<ResponsesOf<Operations[Id]>[Status]>
      >;
    }[Documented<ResponsesOf<Operations[Id]>>]
  | ApiError<Exclude<200 | OtherStatus, Documented<ResponsesOf<Operations[Id]>>>, unknown>;

/** Tells an `ApiError`; with an operationId, one of that operation, whose bodies are then typed. */
export interface ApiErrorGuard<Operations> {
  <Id extends keyof Operations & string>(
    error: unknown,
    operationId: Id,
  ): error is ApiErrorOf<Operations, Id>;
  (error: unknown): error is ApiError;
}

export const isApiError: ApiErrorGuard<never> = ((error: unknown, operationId?: string) =>
  isKind(error, "ApiError") &&
  (operationId === undefined || (error as ApiError).operationId === operationId)) as never;
