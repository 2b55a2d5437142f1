import { isoTime, readClock } from "../clock.ts";
import type { Operation } from "../contract/operation.ts";
import type { Validator } from "../contract/validator.ts";
import type { World } from "../domain.ts";
import type { Environment } from "../environment.ts";
import { inWorld, readingWorld } from "../organisations/in-world.ts";
import { isDue, settle } from "../organisations/settle.ts";
import type { Organisation } from "../organisations/tables.ts";
import { authenticate } from "./authenticate.ts";
import type { AnyHandler, Call, Reply } from "./call.ts";
import { once } from "./idempotency.ts";
import type { Journal } from "./journal.ts";
import { limitRate } from "./limit-rate.ts";
import { readHeaders, readQuery } from "./parameters.ts";
import { readBody } from "./read-body.ts";
import { refuseInvalid } from "./refuse-invalid.ts";
import { refuse } from "./reply.ts";

export interface Serving {
  readonly environment: Environment;
  readonly journal: Journal;
  validator(): Promise<Validator>;
}

/** Takes one request from the wire to its reply: the same steps, in the same order, for each operation. */
export async function serveOperation(
  serving: Serving,
  operation: Operation,
  handler: AnyHandler,
  request: Request,
  path: Record<string, string>,
): Promise<Reply> {
  const { environment, journal } = serving;
  const body = request.method === "GET" ? NO_BODY : await readBody(request);
  if (body.kind === "refused") return body.reply;
  const value = body.kind === "json" ? body.value : undefined;
  const identity = await authenticate(environment, operation, request.headers, value);
  const url = new URL(request.url);

  const reply = await handle();
  if (identity) record(identity.organisation, reply);
  return reply;

  async function handle(): Promise<Reply> {
    if (!identity?.valid && !operation.anonymous) return refuseStatus(operation, 401);
    const limited =
      identity && (await limitRate(environment, operation, identity.organisation, path));
    if (limited) return limited;
    const header = readHeaders(operation.parameters, request.headers);
    const query = readQuery(operation.parameters, url.searchParams);
    if (body.kind === "broken") {
      return refuseInvalid(operation, [
        { part: "body", field: "", missing: false, message: "The body is not JSON" },
      ]);
    }
    const parts = { path, query, header, ...(value !== undefined && { body: value }) };
    const violations = (await serving.validator()).checkRequest(operation, parts);
    if (violations.length > 0) return refuseInvalid(operation, violations);
    if (!identity) return refuseStatus(operation, 401);
    if (isDue(environment, identity.organisation)) {
      await settle(environment, identity.organisation.id);
    }

    const call = (world: World): Call<never> =>
      ({
        ...world,
        operation,
        path,
        query,
        header,
        body: value,
        baseUrl: url.origin,
      }) as Call<never>;
    if (operation.method === "GET")
      return await handler(call(readingWorld(environment, identity.organisation)));
    return await inWorld(environment, identity.organisation.id, async function write(world) {
      const key = header["Idempotency-Key"];
      const act = () => handler(call(world));
      return key === undefined ? await act() : await once(world, operation.id, key, act);
    });
  }

  function record(organisation: Organisation, { status }: Reply): void {
    const { now } = readClock(environment.mode, organisation.clock_offset_ms);
    journal.add(organisation.id, {
      at: isoTime(now),
      operation: operation.id,
      method: request.method,
      path: url.pathname + url.search,
      status,
      idempotency_key: request.headers.get("idempotency-key"),
    });
  }
}

const NO_BODY = { kind: "none" } as const;

function refuseStatus(operation: Operation, status: number): Reply {
  for (const [name, refusal] of operation.refusals) {
    if (refusal.status === status) return refuse({ operation }, name);
  }
  throw new Error(`${operation.id} documents no ${status}`);
}
