import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveDocs } from "./serve-docs.ts";

const usage = `Serves the built site, with a sandbox at the same address to try things on.

  npm run docs -- [--port 4321]

  --port  port to listen on; 0 takes a free one (default 4321)`;

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

function readPort(): number {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "4321" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) fail(usage, 0);
    const port = Number(values.port);
    if (/^\d+$/.test(values.port) && port <= 65_535) return port;
    fail(`--port takes a whole number from 0 to 65535, not "${values.port}".\n\n${usage}`, 2);
  } catch (error) {
    fail(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

const port = readPort();
const site = join(import.meta.dirname, "../../dist");
if (!existsSync(join(site, "index.html"))) {
  fail("The site is not built yet. Build it with: npm run docs:build", 1);
}
try {
  const { url, sandbox, close } = await serveDocs({ site, port });
  const { id, esim, voice, sms } = sandbox.organisation;
  console.log(`Docs, with a sandbox to try things on: ${url} (Ctrl+C stops both)

For curl and the clients:

  export PARTNER_BASE_URL=${url}
  export PARTNER_ESIM_API_KEY=${esim.apiKey}
  export PARTNER_VOICE_API_KEY=${voice.apiKey}
  export PARTNER_SMS_API_KEY=${sms.apiKey}
  export SANDBOX_ORGANISATION=${id}`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async function stop() {
      await close();
      process.exit(0);
    });
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    fail(`Port ${port} is taken: give another with --port (0 takes a free one).`, 1);
  }
  fail(`The docs cannot be served: ${message}`, 1);
}
