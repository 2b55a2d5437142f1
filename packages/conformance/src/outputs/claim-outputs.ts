import { closeSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigurationError } from "../target/configuration-error.ts";
import { type Outputs, outputKinds } from "./outputs.ts";

/**
 * Makes sure that every report can be written: that is better known before money is spent. What an
 * earlier run left stays until there is something to put in its place.
 * @throws ConfigurationError naming the file that cannot be
 */
export function claimOutputs(outputs: Outputs): void {
  const taken = new Map<string, string>();
  for (const kind of outputKinds) {
    const file = outputs[kind];
    if (file === undefined) continue;
    const place = file === "-" ? file : resolve(file);
    const other = taken.get(place);
    if (other)
      throw new ConfigurationError(`--${other} and --${kind} would write to the same place.`);
    taken.set(place, kind);
    if (file === "-") continue;
    try {
      closeSync(openSync(file, "a"));
    } catch (cause) {
      const { code = "" } = cause as NodeJS.ErrnoException;
      const why = { ENOENT: "its folder is not there", EISDIR: "it is a folder" }[code];
      throw new ConfigurationError(`--${kind} ${file} cannot be written: ${why ?? code}.`, {
        cause,
      });
    }
  }
}
