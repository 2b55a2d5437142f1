import { isoTime, readClock } from "../clock.ts";
import type { Operation } from "../contract/operation.ts";
import type { Validator } from "../contract/validator.ts";
import type { World } from "../domain.ts";
import type { Environment } from "../environment.ts";
import { inWorld, readingWorld } from "../organisations/in-world.ts";
import type { Organisation } from "../organisations/tables.ts";
import { authenticate, type Identity } from "./authenticate.ts";
import type { AnyHandler, Call, Reply } from "./call.ts";
import { ConnectionDropped, type Fault, takeFault } from "./faults.ts";
import { once } from "./idempotency.ts";
import type { Journal } from "./journal.ts";
import { limitRate } from "./limit-rate.ts";
import { meetFault } from "./meet-fault.ts";
import { readHeaders, readQuery } from "./parameters.ts";
import { type BodyRead, readBody } from "./read-body.ts";
import { refuseCredential } from "./refuse-credential.ts";
import { refuseInvalid } from "./refuse-invalid.ts";

export interface Serving {
  readonly environment: Environment;
  readonly journal: Journal;
  validator(): Promise<Validator>;
}

/** One operation and the request to it. */
interface Incoming {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly request: Request;
  readonly url: URL;
  readonly path: Readonly<Record<string, string>>;
  readonly body: BodyRead;
}

/**
 * Takes a request from the wire to its reply, in the same steps for each operation: whose is it,
 * journal, faults, credential, rate limit, contract, handler.
 * @throws ConnectionDropped where a fault says so
 */
export async function serveOperation(
  serving: Serving,
  operation: Operation,
  handler: AnyHandler,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Reply> {
  // What an operation without a body is sent is not looked at.
  const body = operation.body ? await readBody(request) : NO_BODY;
  if (body.kind === "refused") return body.reply;
  const incoming = { operation, handler, request, url: new URL(request.url), path, body };
  const { headers } = request;
  const identity = await authenticate(serving.environment, operation, headers, jsonOf(body));
  if (!identity) return await check(serving, incoming, undefined, undefined);

  const fault = await takeFault(serving.environment, operation, identity.organisation);
  const reply = await meetFault(fault, () => check(serving, incoming, identity, fault));
  record(serving, incoming, identity.organisation, reply?.status ?? null);
  if (!reply) throw new ConnectionDropped();
  return reply;
}

/**
 * Handles a request and, in strict mode, checks the answer.
 * @throws Error when the answer is not as the contract says
 */
async function check(
  serving: Serving,
  incoming: Incoming,
  identity: Identity | undefined,
  fault: Fault | undefined,
): Promise<Reply> {
  const reply = await handle(serving, incoming, identity, fault);
  if (!serving.environment.strict) return reply;
  const { operation } = incoming;
  const wrong = (await serving.validator()).checkReply(operation, reply);
  if (wrong.length === 0) return reply;
  throw new Error(
    `${operation.id} answered ${reply.status}, not by the contract: ${wrong.join("; ")}`,
  );
}

async function handle(
  serving: Serving,
  { operation, handler, request, url, path, body }: Incoming,
  identity: Identity | undefined,
  fault: Fault | undefined,
): Promise<Reply> {
  const { environment } = serving;
  if (!identity?.valid && !operation.anonymous) return refuseCredential(operation, request.headers);
  if (identity) {
    const broken = fault?.kind === "limiter_down";
    const limited = await limitRate(environment, operation, identity.organisation, path, broken);
    if (limited) return limited;
  }

  const header = readHeaders(operation.parameters, request.headers);
  const query = readQuery(operation.parameters, url.searchParams);
  const value = jsonOf(body);
  if (body.kind === "broken") return refuseInvalid(operation, [BROKEN]);
  const parts = { path, query, header, ...(value !== undefined && { body: value }) };
  const violations = (await serving.validator()).checkRequest(operation, parts);
  if (violations.length > 0) return refuseInvalid(operation, violations);
  if (!identity) return refuseCredential(operation, request.headers);

  const { organisation } = identity;
  const call = (world: World): Call<never> =>
    ({ ...world, operation, path, query, header, body: value, baseUrl: url.origin }) as Call<never>;
  if (operation.method === "GET")
    return await handler(call(readingWorld(environment, organisation)));
  return await inWorld(environment, organisation.id, async function write(world) {
    const key = header["Idempotency-Key"];
    const act = (): Reply | Promise<Reply> => handler(call(world));
    return key === undefined ? await act() : await once(world, operation.id, key, act);
  });
}

function record(
  { environment, journal }: Serving,
  { operation, request, url }: Incoming,
  organisation: Organisation,
  status: number | null,
): void {
  journal.add(organisation.id, {
    at: isoTime(readClock(environment.mode, organisation.clock_offset_ms).now),
    operation: operation.id,
    method: request.method,
    path: (url.pathname + url.search).slice(0, MOST_KEPT),
    status,
    idempotency_key: request.headers.get("idempotency-key")?.slice(0, MOST_KEPT) ?? null,
  });
}

/** Characters of a path or key that the journal keeps. */
const MOST_KEPT = 500;

const NO_BODY: BodyRead = { kind: "none" };
const BROKEN = { part: "body", field: "", missing: false, message: "The body is not JSON" };

function jsonOf(body: BodyRead): unknown {
  return body.kind === "json" ? body.value : undefined;
}
