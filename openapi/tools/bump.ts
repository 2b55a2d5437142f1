import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const bumps = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

export function largest(of: readonly Bump[]): Bump {
  return bumps.findLast((bump) => of.includes(bump)) ?? "none";
}

export function atLeast(bump: Bump, needed: Bump): boolean {
  return bumps.indexOf(bump) >= bumps.indexOf(needed);
}

/** The bump that led from one version to a later one. */
export function bumpBetween(before: string, after: string): Bump {
  const [from, to] = [before.split("."), after.split(".")];
  if (from[0] !== to[0]) return "major";
  if (from[1] !== to[1]) return "minor";
  return from[2] === to[2] ? "none" : "patch";
}

/** The largest bump that the pending changesets in `folder` announce for any package (all share one version). */
export function announcedBump(folder: string): Bump {
  if (!existsSync(folder)) return "none";
  const files = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return largest(
    files.flatMap((name) => {
      const [, head = ""] = readFileSync(join(folder, name), "utf8").split(/^---$/m);
      return Object.values((parse(head) ?? {}) as Record<string, Bump>);
    }),
  );
}
