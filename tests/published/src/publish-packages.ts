import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { run } from "../../packed/src/run.ts";
import { npmrc } from "./npmrc.ts";
import { startRegistry } from "./start-registry.ts";

const root = join(import.meta.dirname, "../../..");

/** What a release reads. `mock` is not published, but a package that is depends on it in development. */
const released = [
  ".changeset",
  "LICENSE",
  "mock",
  "openapi",
  "package.json",
  "packages",
  "pnpm-workspace.yaml",
];

declare module "vitest" {
  interface ProvidedContext {
    /** A new folder, removed at the end. */
    folder: string;
    /** Address of the registry to which all packages were published. */
    registry: string;
  }
}

/** Builds the packages and releases them as the release workflow does, to a registry of the test's own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "published-"));
  const registry = await startRegistry(folder);
  const repository = join(folder, "repository");
  await run("tsdown", [], { cwd: root });
  for (const name of released) {
    const filter = (file: string) => !/\/(\.turbo|coverage|reports)(\/|$)/.test(file);
    // The links between the workspace's packages are relative, and lead to the copies.
    const options = { recursive: true, verbatimSymlinks: true, filter };
    await cp(join(root, name), join(repository, name), options);
  }
  await symlink(join(root, "node_modules"), join(repository, "node_modules"));
  await writeFile(join(repository, ".gitignore"), "node_modules\n");
  // Whoever publishes must be somebody; this registry takes everybody.
  await writeFile(join(repository, ".npmrc"), npmrc(registry.url, "anybody"));

  const inRepository = { cwd: repository };
  const identity = ["-c", "user.name=release", "-c", "user.email=release@example.com"];
  await run("git", ["init", "-q"], inRepository);
  await run("git", ["add", "."], inRepository);
  await run("git", [...identity, "commit", "-qm", "A release"], inRepository);
  const packs = join(folder, "packs");
  await run("changeset", ["version"], inRepository);
  await run("changeset", ["pack", "--out-dir", packs], inRepository);
  await run("changeset", ["publish", "--from-pack-dir", packs], inRepository);

  project.provide("folder", folder);
  project.provide("registry", registry.url);
  return async () => {
    await registry.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  };
}
