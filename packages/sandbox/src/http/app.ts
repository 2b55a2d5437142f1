import { Hono } from "hono";
import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import { loadValidator, type Validator } from "../contract/validator.ts";
import { domains } from "../domains.ts";
import type { Environment } from "../environment.ts";
import type { AnyHandler, Reply } from "./call.ts";
import type { Journal } from "./journal.ts";
import { type Serving, serveOperation } from "./serve-operation.ts";

/** The app that serves every operation of the contract. */
export function createApp(environment: Environment, contract: Contract, journal: Journal): Hono {
  const app = new Hono();
  let validator: Promise<Validator> | undefined;
  const serving: Serving = {
    environment,
    journal,
    validator: () => (validator ??= loadValidator(contract)),
  };
  const handlers: Record<string, AnyHandler> = Object.assign({}, ...domains.map((d) => d.handlers));

  for (const operation of contract.operations) {
    const handler = handlers[operation.id] ?? notBuilt(operation);
    app.on(operation.method, honoPath(operation.path), async function serve(context) {
      const { raw } = context.req;
      const reply = await serveOperation(serving, operation, handler, raw, context.req.param());
      if (environment.strict) await check(serving, operation, reply);
      return respond(reply);
    });
  }

  app.notFound(({ req }) => {
    const message = `Nothing is at ${req.method} ${req.path.slice(0, 200)}.`;
    return respond({ status: 404, body: { success: false, message } });
  });
  app.onError((error) => {
    console.error(error);
    const message = "The sandbox failed to answer. Its log says why.";
    return respond({ status: 500, body: { success: false, message } });
  });
  return app;
}

export function respond({ status, body, headers, contentType }: Reply): Response {
  const text = contentType === undefined ? JSON.stringify(body) : String(body);
  const type = { "content-type": contentType ?? "application/json" };
  return new Response(text, { status, headers: { ...type, ...headers } });
}

/** @throws Error when a documented answer is not as the contract says */
async function check(serving: Serving, operation: Operation, reply: Reply): Promise<void> {
  if (reply.status === 413 || reply.status === 415) return;
  const wrong = (await serving.validator()).checkReply(operation, reply);
  if (wrong.length > 0) {
    throw new Error(
      `${operation.id} answered ${reply.status} against the contract: ${wrong.join("; ")}`,
    );
  }
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function notBuilt({ id }: Operation): AnyHandler {
  return function notBuilt() {
    throw new Error(`${id} has no handler`);
  };
}
