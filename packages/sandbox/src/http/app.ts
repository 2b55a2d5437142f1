import { Hono } from "hono";
import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import { loadValidator, type Validator } from "../contract/validator.ts";
import type { Control } from "../control/control.ts";
import { domains } from "../domains.ts";
import type { Environment } from "../environment.ts";
import { QR_PATH } from "../esim/installation.ts";
import { drawQrCode } from "../esim/qr-code.ts";
import type { AnyHandler } from "./call.ts";
import { ConnectionDropped } from "./faults.ts";
import { honoPath } from "./hono-path.ts";
import type { Journal } from "./journal.ts";
import { respond } from "./respond.ts";
import { type Serving, serveOperation } from "./serve-operation.ts";

export interface AppParts {
  readonly environment: Environment;
  readonly contract: Contract;
  readonly journal: Journal;
  readonly control: Control;
}

/** The app: every operation of the contract, the images of QR codes and the control plane. */
export function createApp({ environment, contract, journal, control }: AppParts): Hono {
  const app = new Hono();
  let validator: Promise<Validator> | undefined;
  let controlApp: Promise<Hono> | undefined;
  const serving: Serving = {
    environment,
    journal,
    validator() {
      validator ??= loadValidator(contract.documents);
      return validator;
    },
  };

  const handlers: Record<string, AnyHandler> = Object.assign({}, ...domains.map((d) => d.handlers));
  for (const operation of contract.operations) {
    const handler = handlers[operation.id] ?? notBuilt(operation);
    app.on(operation.method, honoPath(operation.path), async function serve({ req }) {
      return respond(await serveOperation(serving, operation, handler, req.raw, req.param()));
    });
  }

  app.get(`${QR_PATH}/:name{[0-9A-F]+\\.png}`, async function serveQrCode(context) {
    const [matchingId = ""] = context.req.param("name").split(".");
    const image = await drawQrCode(environment.store, matchingId);
    if (!image) return context.notFound();
    return new Response(new Uint8Array(image), { headers: { "content-type": "image/png" } });
  });

  // Whoever waits for the start asks this first: reading the control plane's document takes as long.
  app.get("/_sandbox", () => respond({ status: 200, body: control.getSandbox() }));
  app.all("/_sandbox/*", async function serveControl({ req }) {
    controlApp ??= import("../control/control-app.ts").then((m) => m.loadControlApp(control));
    return await (await controlApp).fetch(req.raw);
  });

  app.notFound(function answerUnknown({ req }) {
    const message = `Nothing is at ${req.method} ${req.path.slice(0, 200)}.`;
    return respond({ status: 404, body: { success: false, message } });
  });
  app.onError(function answerError(error) {
    if (error instanceof ConnectionDropped) throw error;
    console.error(error);
    const message = "The sandbox failed to answer. Its log says why.";
    return respond({ status: 500, body: { success: false, message } });
  });
  return app;
}

function notBuilt({ id }: Operation): AnyHandler {
  return function notBuilt() {
    throw new Error(`${id} has no handler`);
  };
}
