/**
 * Compares the contract with the last release and names the version bump that it needs.
 *
 *     npm run contract:diff -- [REF]        REF: a tag, branch or commit (default: the last release)
 *
 * Changesets announce a bump; after `changeset version` the versions themselves do.
 * Exit codes: 0 at least that bump is announced, 1 it is not, 2 nothing could be compared.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { areas } from "../src/area.ts";
import { contractDirectory } from "../src/contract.ts";
import { announcedBump, atLeast, type Bump, bumpBetween, largest } from "./bump.ts";
import { git, repository } from "./git.ts";
import { redocly } from "./redocly.ts";

function stop(code: number, message: string): never {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

/** The tag of the last release, or nothing when none was made yet. */
function lastRelease(): string | undefined {
  try {
    return git("describe", "--tags", "--abbrev=0", "--match", "@partner-connectivity/openapi@*");
  } catch {
    if (git("rev-parse", "--is-shallow-repository") === "true")
      stop(2, "This clone does not reach back to a release: run `git fetch --unshallow --tags`.");
    return undefined;
  }
}

/** Writes the contract's documents as they were at `ref` into a new folder. */
function checkOut(ref: string): string {
  const documents = [...areas, "common"].map((name) => {
    const file = `${name}.yaml`;
    return [file, git("show", `${ref}:openapi/${file}`)] as const;
  });
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  for (const [file, text] of documents) writeFileSync(join(folder, file), text);
  return folder;
}

/** Prints how the document of an area differs and returns the bump that this asks for. */
function compareDocument(area: string, base: string, ref: string): Bump {
  const files = [join(base, `${area}.yaml`), `${area}.yaml`];
  const json = redocly("diff", ...files, "--format", "json", "--fail-on", "none");
  const bump: Bump = JSON.parse(json).bump ?? "none";
  if (bump === "none") {
    console.log(`${area}.yaml: no change`);
  } else {
    const table = redocly("diff", ...files, "--format", "markdown", "--fail-on", "none").trim();
    console.log(table.replaceAll(relative(contractDirectory, base), ref));
  }
  return bump;
}

/** Prints what else of the contract differs: a patch at least, since it is published too. */
function compareRest(ref: string): Bump {
  const folders = ["requirements", "flows", "schemas"].map((name) => `openapi/${name}`);
  const changed = git("diff", "--name-only", ref, "--", ...folders);
  if (changed) console.log(`Changed, a patch at least:\n${changed}`);
  return changed ? "patch" : "none";
}

/** The bump that the versions have made since `ref`. */
function madeBump(ref: string): Bump {
  const file = "openapi/package.json";
  const before = JSON.parse(git("show", `${ref}:${file}`)).version;
  return bumpBetween(before, JSON.parse(readFileSync(join(repository, file), "utf8")).version);
}

const ref = process.argv[2] ?? lastRelease();
if (!ref)
  stop(0, "No release yet, so there is nothing to compare with. Give a ref to compare with one.");
let base: string;
try {
  base = checkOut(ref);
} catch {
  stop(
    2,
    `"${ref}" is no ref of this repository that has the contract: give a tag, branch or commit.`,
  );
}

const documents = areas.map((area) => compareDocument(area, base, ref));
rmSync(base, { recursive: true });
const needed = largest([...documents, compareRest(ref)]);
const announced = largest([announcedBump(join(repository, ".changeset")), madeBump(ref)]);
if (!atLeast(announced, needed)) {
  stop(
    1,
    `The contract needs a ${needed} bump since ${ref}, the changesets announce ${announced}: run \`npx changeset\`.`,
  );
}
console.log(`The contract needs ${needed} since ${ref}; the changesets announce ${announced}.`);
