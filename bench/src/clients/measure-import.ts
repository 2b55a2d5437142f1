import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Figure } from "../figure.ts";
import { interleave } from "../interleave.ts";

const execute = promisify(execFile);
const rounds = 15;
const mostMs = 10;
const root = join(import.meta.dirname, "../../..");
const areas = ["esim", "voice", "sms"] as const;
const peers = ["openapi-fetch", "ky", "stripe", "openai"] as const;

/** Unpacks our packages the way npm would, since in the workspace their sources are imported. */
async function installOurs(folder: string): Promise<void> {
  const bin = join(root, "node_modules/.bin");
  await execute(join(bin, "tsdown"), [], { cwd: root });
  for (const name of ["core", ...areas]) {
    const target = join(folder, "node_modules/@partner-connectivity", name);
    await mkdir(target, { recursive: true });
    const cwd = join(root, "packages", name);
    const tarball = join(folder, `${name}.tgz`);
    await execute(join(bin, "pnpm"), ["pack", "--out", tarball], { cwd });
    await execute("tar", ["xzf", tarball, "-C", target, "--strip-components", "1"]);
  }
}

/** Milliseconds that a new process needs for `import(url)`. */
async function importMs(url: string): Promise<number> {
  const program = `const from = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - from);`;
  const { stdout } = await execute(process.execPath, ["--input-type=module", "-e", program]);
  return Number(stdout);
}

/** @param folder an empty folder to install our packages in */
export async function measureImport(folder: string): Promise<Figure[]> {
  await installOurs(folder);
  const urlOf = (name: string): string =>
    (areas as readonly string[]).includes(name)
      ? pathToFileURL(join(folder, `node_modules/@partner-connectivity/${name}/dist/index.js`)).href
      : import.meta.resolve(name);
  const times = await interleave([...areas, ...peers], rounds, (name) => importMs(urlOf(name)));
  const ms = times.medianMs;
  const peer = peers.map((name) => `${name} ${ms(name).toFixed(1)} ms`).join(", ");
  const nearest = Math.min(ms("ky"), ms("stripe"), ms("openai"));
  return areas.map((area) => ({
    name: `${area}: import`,
    value: `${ms(area).toFixed(1)} ms`,
    peer,
    ratio: times.ratio(area, "openapi-fetch"),
    goal: `< ${mostMs} ms, and below all but openapi-fetch`,
    met: ms(area) < Math.min(mostMs, nearest),
  }));
}
