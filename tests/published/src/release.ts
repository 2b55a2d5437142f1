import { cp, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../packed/src/run.ts";
import { npmrc } from "./npmrc.ts";

const root = join(import.meta.dirname, "../../..");

/** What a release reads. `mock` is not published, but packages that are need it in development. */
const needed = [
  ".changeset",
  "LICENSE",
  "mock",
  "openapi",
  "package.json",
  "packages",
  "pnpm-workspace.yaml",
  "redocly.yaml",
  "tsconfig.base.json",
  "tsdown.config.ts",
];

/** Copies this repository to `cwd` and releases it to `registry`, with the commands of the release workflow. */
export async function release(cwd: string, registry: string): Promise<void> {
  for (const name of needed) {
    const filter = (file: string) => !/\/(\.turbo|dist|reports)(\/|$)/.test(file);
    // The links that make a workspace of the packages are relative, and lead to the copies.
    const options = { recursive: true, verbatimSymlinks: true, filter };
    await cp(join(root, name), join(cwd, name), options);
  }
  await symlink(join(root, "node_modules"), join(cwd, "node_modules"));
  // Whoever publishes must be somebody; the tests' registry takes everybody.
  await writeFile(join(cwd, ".npmrc"), npmrc(registry, "anybody"));

  // The changelogs name the commit of a changeset.
  await writeFile(join(cwd, ".gitignore"), "node_modules\n");
  const identity = ["-c", "user.name=release", "-c", "user.email=release@example.com"];
  await run("git", ["init", "-q"], { cwd });
  await run("git", ["add", "."], { cwd });
  await run("git", [...identity, "commit", "-qm", "A release"], { cwd });

  // None wait when the pull request of a release was merged: then the versions are there already.
  const changesets = (await readdir(join(cwd, ".changeset"))).filter((name) =>
    name.endsWith(".md"),
  );
  if (changesets.length > 0) await run("changeset", ["version"], { cwd });
  // Built after that, since the contract's documents carry the version. Redocly writes no files in a test.
  const env = { NODE_ENV: "production" };
  await run("npm", ["run", "build"], { cwd: join(cwd, "openapi"), env });
  await run("tsdown", [], { cwd, env });
  await run("changeset", ["pack", "--out-dir", "packs"], { cwd });
  await run("changeset", ["publish", "--from-pack-dir", "packs"], { cwd });
}
