/** The same first answer from a bare Hono handler: what HTTP on this machine can do at best. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
const body = { success: true, message: "ok", data: [{ id: "ng-1gb-7d", price: 1200 }] };
app.all("*", (context) => context.json(body));
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
process.once("SIGTERM", () => process.exit(0));
