/**
 * Compares the contract with the last release and names the version bump that it needs.
 *
 *     npm run contract:diff -- [REF]        REF: a tag, branch or commit (default: the last tag)
 *
 * Exit codes: 0 the changesets announce at least that bump, 1 they do not, 2 nothing could be compared.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areas } from "../src/area.ts";
import { contractDirectory } from "../src/contract.ts";
import { announcedBump, atLeast, type Bump, largest } from "./bump.ts";
import { redocly } from "./redocly.ts";

const repository = join(contractDirectory, "..");

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}

function stop(code: number, message: string): never {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

/** The last release, or nothing when none was made yet. */
function lastTag(): string | undefined {
  try {
    return git("describe", "--tags", "--abbrev=0").trim();
  } catch {
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

/** Prints how an area differs and returns the bump that this asks for. */
function compare(area: string, base: string): Bump {
  const files = [join(base, `${area}.yaml`), `${area}.yaml`];
  const { bump } = JSON.parse(redocly("diff", ...files, "--format", "json", "--fail-on", "none"));
  if (bump === "none") {
    console.log(`${area}: no change`);
  } else {
    console.log(redocly("diff", ...files, "--format", "markdown", "--fail-on", "none").trim());
  }
  return bump;
}

const ref = process.argv[2] ?? lastTag();
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

const needed = largest(areas.map((area) => compare(area, base)));
rmSync(base, { recursive: true });
const announced = announcedBump(join(repository, ".changeset"));
if (!atLeast(announced, needed)) {
  stop(
    1,
    `The contract needs a ${needed} bump since ${ref}, the changesets announce ${announced}: run \`npx changeset\`.`,
  );
}
console.log(`The contract needs ${needed} since ${ref}; the changesets announce ${announced}.`);
