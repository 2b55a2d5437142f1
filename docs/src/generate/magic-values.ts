import { magicValues } from "@partner-connectivity/sandbox/magic-values";
import { table } from "../markdown/table.ts";

/** The values with an effect of their own on the sandbox. */
export function magicValuesTable(): string {
  return table(
    ["value", "what happens", "as", "shows"],
    Object.values(magicValues).map(({ value, where, effect, requirement }) => [
      `\`${value}\``,
      effect,
      where.map((field) => `\`${field}\``).join("<br>"),
      `[[${requirement}]]`,
    ]),
  );
}
