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
