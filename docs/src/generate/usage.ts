import { execFileSync } from "node:child_process";
import { join } from "node:path";

const commands = {
  sandbox: "packages/sandbox/src/cli.ts",
  conformance: "packages/conformance/src/cli.ts",
} as const;

/** What a command says of itself. */
export function usage(name: string): string {
  const script = commands[name as keyof typeof commands];
  if (!script) throw new Error(`there is no command ${name}`);
  const root = join(import.meta.dirname, "../../..");
  const help = execFileSync(process.execPath, [join(root, script), "--help"], { encoding: "utf8" });
  return `\`\`\`text\n${help.split("\n\nValues with an effect")[0]?.trim()}\n\`\`\``;
}
