import { createColors } from "picocolors";

type Colors = ReturnType<typeof createColors>;

/** Colours when a person looks on, plain text when piped or when NO_COLOR is set. */
export function colorsFor(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): Colors {
  if (environment["NO_COLOR"]) return createColors(false);
  return createColors(Boolean(environment["FORCE_COLOR"]) || stream.isTTY === true);
}

/** Lines up cells; the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  "),
  );
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
