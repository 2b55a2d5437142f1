import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Sandbox } from "@partner-connectivity/sandbox";
import { Hono } from "hono";
import { compress } from "hono/compress";

/** Paths that belong to the sandbox; no page of the site begins with them. */
const sandboxPaths = /^\/(customer|api|_sandbox|qr)(\/|$)/;

/**
 * The built site with a sandbox at the same address, so that the pages may call it: `sandbox.json`,
 * which is `null` in the site alone, tells them its credentials.
 */
export function createApp(site: string, sandbox: Sandbox): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get("/sandbox.json", (context) => context.json(sandbox.organisation));
  app.use(async function serveSandbox({ req, env }, next) {
    if (!sandboxPaths.test(req.path)) return next();
    try {
      return await sandbox.fetch(req.raw);
    } catch {
      // A fault that was asked for: the connection breaks in place of an answer.
      env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  });
  app.use(compress());
  app.get("*", serveStatic({ root: site }));
  app.notFound((context) => context.html(readFileSync(join(site, "404.html"), "utf8"), 404));
  return app;
}
