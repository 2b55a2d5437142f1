#!/usr/bin/env node
import { parseArgs } from "node:util";
import { startMock } from "./start-mock.ts";

const usage = `Serves the contract's examples as a stateless mock of all three areas.

  npm run mock -- [--port 4010] [--host 127.0.0.1] [--verbose]

  --port     port to listen on; 0 takes a free one (default 4010)
  --host     address to listen on (default 127.0.0.1)
  --verbose  log each request`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: "string", default: "4010" },
        host: { type: "string", default: "127.0.0.1" },
        verbose: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

const { port: text, host, verbose, help } = readOptions();
if (help) {
  console.log(usage);
  process.exit(0);
}
const port = Number(text);
if (!/^\d+$/.test(text) || port > 65535)
  fail(`--port takes a number from 0 to 65535, not "${text}".`);

try {
  const mock = await startMock({ port, host, verbose });
  console.log(`Mock of the contract on ${mock.url} (stateless; Ctrl+C stops it). Try:

  curl -s -H 'Authorization: Bearer x' ${mock.url}/customer/v2/packages
  curl -s -H 'Authorization: Bearer x' ${mock.url}/api/third-party/partner/available-numbers/
  curl -s -H 'x-api-key: x' -H 'Prefer: code=429' ${mock.url}/api/sms/balance`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => mock.close().then(() => process.exit(0)));
  }
} catch (error) {
  fail((error as Error).message);
}
