import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { TestProject } from "vitest/node";
import { run } from "./run.ts";

const root = join(import.meta.dirname, "../../..");

declare module "vitest" {
  interface ProvidedContext {
    /** Paths of the tarballs, by the name of the package without its scope. */
    tarballs: Readonly<Record<string, string>>;
    /** A folder of a partner's, where npm has installed all of them. */
    folder: string;
  }
}

/** Builds, packs and installs the packages, once for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "packed-"));
  const packs = join(folder, "tarballs");
  await mkdir(packs);
  await run("tsdown", [], { cwd: root });
  const filters = ["--filter", "./packages/*", "--filter", "./openapi"];
  await run("pnpm", ["-r", ...filters, "pack", "--pack-destination", packs], { cwd: root });

  const files = (await readdir(packs)).map((name) => join(packs, name));
  const partner = join(folder, "partner");
  await mkdir(partner);
  await writeFile(join(partner, "package.json"), '{ "private": true, "type": "module" }\n');
  await run("npm", ["install", "--no-audit", "--no-fund", ...files], { cwd: partner });

  const nameOf = (file: string) =>
    basename(file).replace(/^partner-connectivity-|-[\d.]+\.tgz$/g, "");
  project.provide("tarballs", Object.fromEntries(files.map((file) => [nameOf(file), file])));
  project.provide("folder", partner);
  return () => rm(folder, { recursive: true, maxRetries: 5 });
}
