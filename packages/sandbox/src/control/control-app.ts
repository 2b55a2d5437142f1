import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { parse } from "yaml";
import { readOperationsOf } from "../contract/operation.ts";
import { loadValidator } from "../contract/validator.ts";
import { honoPath } from "../http/hono-path.ts";
import { readQuery, readScalar } from "../http/parameters.ts";
import { readBody } from "../http/read-body.ts";
import { respond } from "../http/respond.ts";
import type { Control } from "./control.ts";
import { ControlError } from "./control-error.ts";
import { type ControlRequest, controlRoutes } from "./control-routes.ts";

/** Found through the package itself, so that it does not matter where this file ends up. */
const DOCUMENT = new URL(import.meta.resolve("@partner-connectivity/sandbox/control.openapi.yaml"));

/** The routes below `/_sandbox`, made from the document of the control plane. */
export async function loadControlApp(control: Control): Promise<Hono> {
  const document = parse(readFileSync(DOCUMENT, "utf8"));
  const validator = await loadValidator({ control: document });
  const app = new Hono();
  const below = readOperationsOf("control", document).filter(({ path }) => path !== "/_sandbox");
  for (const operation of below) {
    const route = controlRoutes[operation.id];
    if (!route) throw new Error(`${operation.id} has no route`);
    app.on(operation.method, honoPath(operation.path), async function serve({ req }) {
      const body = await readBody(req.raw);
      if (body.kind === "refused") return respond(body.reply);
      if (body.kind === "broken") return refuse(422, "The body is not JSON.");
      const request: ControlRequest = {
        path: Object.fromEntries(
          Object.entries<string>(req.param()).map(([name, value]) => {
            const parameter = operation.parameters.find((parameter) => parameter.name === name);
            return [name, readScalar(parameter?.schema.type, value)];
          }),
        ),
        query: readQuery(operation.parameters, new URL(req.url).searchParams),
        ...(body.kind === "json" && { body: body.value }),
      };
      const [violation] = validator.checkRequest(operation, request);
      if (violation) return refuse(422, `${violation.message}.`);
      const result = await route(control, request);
      const { status } = operation.success;
      return respond({ status, body: result });
    });
  }
  app.notFound(({ req }) => refuse(404, `The control plane has no ${req.method} ${req.path}.`));
  app.onError(function answerError(error) {
    if (error instanceof ControlError) return refuse(error.status, error.message);
    throw error;
  });
  return app;
}

function refuse(status: number, message: string): Response {
  return respond({ status, body: { success: false, message } });
}
