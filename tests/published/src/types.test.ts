import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beforeAll, test } from "vitest";
import { run } from "../../packed/src/run.ts";
import { install } from "./install.ts";

let cwd: string;
beforeAll(async () => {
  cwd = await install("esim", "voice", "sms", "sandbox", "conformance");
});

const require = createRequire(import.meta.url);
const compilers = { "7": "typescript", "5.9": "typescript-5" };

test.for(
  Object.entries(compilers).flatMap(([version, name]) => [
    { version, name, module: "nodenext", moduleResolution: "nodenext" },
    { version, name, module: "esnext", moduleResolution: "bundler" },
  ]),
)("the types hold under $moduleResolution with TypeScript $version", async (setting) => {
  const tsc = join(dirname(require.resolve(`${setting.name}/package.json`)), "bin/tsc");
  const { module, moduleResolution } = setting;
  const options = { module, moduleResolution, target: "es2023", lib: "es2023,dom,dom.iterable" };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await run(process.execPath, [tsc, "--strict", "--noEmit", ...flags, "consumer.ts"], { cwd });
});
