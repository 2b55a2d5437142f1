import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";

export type Path = readonly (string | number)[];

/** A YAML file of the contract that knows on which line each of its nodes stands. */
export interface SourceFile {
  /** Short name for messages, e.g. `openapi/esim.yaml`. */
  readonly name: string;
  readonly data: Record<string, unknown>;
  /** 1-based line of the node at `path`, or of the nearest ancestor that exists. */
  lineOf(path: Path): number;
}

/**
 * Reads one YAML file.
 * @throws Error naming file and line when the YAML is broken or a key stands twice.
 */
export function readSourceFile(file: string): SourceFile {
  const name = join(
    "openapi",
    dirname(file).endsWith("openapi") ? "" : basename(dirname(file)),
    basename(file),
  );
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    throw new Error(`${name}:${lines.linePos(error.pos[0]).line} ${error.message.split("\n")[0]}`);
  }

  function offsetOf(path: Path): number {
    const parent = path.length > 0 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
      : undefined;
    const node = (pair?.key ?? document.getIn(path, true)) as { range?: [number, number, number] };
    return node?.range?.[0] ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  }

  return {
    name,
    data: document.toJS() as Record<string, unknown>,
    lineOf: (path) => lines.linePos(offsetOf(path)).line,
  };
}
