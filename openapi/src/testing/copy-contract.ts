import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractDirectory } from "../contract.ts";

const copied = ["openapi", "redocly.yaml", "packages/esim/src"];

/** A copy of the contract and its tools for a test to break. */
export interface ContractCopy {
  readonly root: string;
  readonly openapi: string;
  /** Replaces the first `from` in a file and returns the line on which it stood. */
  edit(file: string, from: string, to: string): number;
}

export function copyContract(): ContractCopy {
  const root = mkdtempSync(join(tmpdir(), "contract-"));
  const openapi = join(root, "openapi");
  for (const path of copied) {
    const filter = (file: string): boolean => !/node_modules|\/dist|\.turbo/.test(file);
    cpSync(join(contractDirectory, "..", path), join(root, path), { recursive: true, filter });
  }
  symlinkSync(join(contractDirectory, "node_modules"), join(openapi, "node_modules"));
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  return {
    root,
    openapi,
    edit(file, from, to) {
      const path = join(root, file);
      const text = readFileSync(path, "utf8");
      const at = text.indexOf(from);
      if (at < 0) throw new Error(`${file} has no ${JSON.stringify(from)} to break`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
      return text.slice(0, at).split("\n").length;
    },
  };
}
