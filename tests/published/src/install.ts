import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { run } from "../../packed/src/run.ts";
import { npmrc } from "./npmrc.ts";

/** Makes a partner's new folder with the files of `src/partner`, and installs `packages` there, if any, with npm. */
export async function install(...packages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(inject("folder"), "partner-"));
  await writeFile(join(folder, ".npmrc"), npmrc(inject("registry")));
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await cp(join(import.meta.dirname, "partner"), folder, { recursive: true });
  const names = packages.map((name) => `@partner-connectivity/${name}`);
  if (names.length > 0)
    await run("npm", ["install", "--no-audit", "--no-fund", ...names], { cwd: folder });
  return folder;
}
