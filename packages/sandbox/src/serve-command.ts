import { parseArgs, styleText } from "node:util";
import type { ClockMode } from "./clock.ts";
import type { Sandbox } from "./create-sandbox.ts";
import { magicValues } from "./magic-values.ts";

const usage = `Serves a Partner Connectivity service of your own: all three areas, with state.

  partner-sandbox [--port 4020] [--host 127.0.0.1] [--db FILE] [--seed 1] [--clock real] [--strict]

  --port    port to listen on; 0 takes a free one (default 4020)
  --host    address to listen on (default 127.0.0.1); anyone who reaches it controls the sandbox
  --db      file that keeps the state (default: in memory, gone at the end)
  --seed    whole number that ids, codes and credentials follow from (default 1)
  --clock   real, or manual: begins at 2026-01-15T09:00:00Z and moves only when told (default real)
  --strict  checks every answer against the contract; one that breaks it becomes a 500`;

/** Values with an effect of their own, as a table. */
function describeMagicValues(): string {
  const rows = Object.values(magicValues).map(
    ({ value, where, effect }) =>
      `  ${value.padEnd(38)}${effect}\n${" ".repeat(40)}${where.join(", ")}`,
  );
  return `Values with an effect of their own:\n\n${rows.join("\n")}`;
}

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

function misused(message: string): never {
  return fail(`${message}\n\n${usage}`, 2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: "string", default: "4020" },
        host: { type: "string", default: "127.0.0.1" },
        db: { type: "string", default: ":memory:" },
        seed: { type: "string", default: "1" },
        clock: { type: "string", default: "real" },
        strict: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    return misused((error as Error).message);
  }
}

/** An empty host would be every address of the machine, an empty path a file nobody finds again. */
function readText(name: string, text: string): string {
  return text === "" ? misused(`--${name} takes a value.`) : text;
}

function readNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  return misused(`--${name} takes a whole number from 0 to ${most}, not "${text}".`);
}

function readClockMode(text: string): ClockMode {
  if (text === "real" || text === "manual") return text;
  return misused(`--clock takes real or manual, not "${text}".`);
}

function greeting(url: string, { organisation: { id, esim, voice, sms } }: Sandbox): string {
  const json = "-H 'Content-Type: application/json'";
  return `Partner Connectivity sandbox on ${styleText("bold", url)} (Ctrl+C stops it)

  eSIM   api_key        ${esim.apiKey}
  Voice  Authorization  Bearer ${voice.apiKey}
  SMS    x-api-key      ${sms.apiKey}

${styleText("bold", "Try:")}

  curl -s ${url}/customer/v2/token ${json} -d '{"api_key":"${esim.apiKey}"}'
  curl -s ${url}/api/third-party/partner/available-numbers/ -H 'Authorization: Bearer ${voice.apiKey}'
  curl -s ${url}/api/sms/send -H 'x-api-key: ${sms.apiKey}' ${json} -d '{"recipient":"+2348030000001","body":"Hello"}'

Control plane: ${url}/_sandbox/organisations/${id}/… (see control.openapi.yaml). Magic values: --help.`;
}

const { help, strict, ...texts } = readOptions();
if (help) {
  console.log(`${usage}\n\n${describeMagicValues()}`);
  process.exit(0);
}
const host = readText("host", texts.host);
const db = readText("db", texts.db);
const port = readNumber("port", texts.port, 65_535);
const seed = readNumber("seed", texts.seed, Number.MAX_SAFE_INTEGER);
const clock = readClockMode(texts.clock);

// Loaded now, so that help and a wrong option answer at once.
const { createSandbox } = await import("./create-sandbox.ts");
const { listen } = await import("./listen.ts");
try {
  const sandbox = createSandbox({ db, seed, clock, strict });
  const { url, close } = await listen(sandbox, { port, host });
  console.log(greeting(url, sandbox));
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async function stop() {
      await close();
      await sandbox.close();
      process.exit(0);
    });
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    fail(`Port ${port} on ${host} is taken: give another with --port (0 takes a free one).`, 1);
  }
  fail(`The sandbox did not start: ${message}`, 1);
}
