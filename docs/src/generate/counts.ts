import { areas, areaTitles } from "../contract/area.ts";
import type { Contract } from "../contract/contract.ts";
import { table } from "../markdown/table.ts";

/** How many facts, assumptions and gaps each area has. */
export function counts({ requirements, operations }: Contract): string {
  const rows = areas.map((area) => {
    const entries = [...requirements.values()].filter((entry) => entry.area === area);
    const of = (kind: string): string => String(entries.filter((it) => it.kind === kind).length);
    const calls = [...operations.values()].filter((it) => it.area === area && !it.isWebhook);
    return [
      `[${areaTitles[area]}](/${area}/requirements/)`,
      String(calls.length),
      of("fact"),
      `[${of("assumption")}](/about/not-shown/${area}/)`,
      `[${of("gap")}](/about/not-shown/${area}/)`,
    ];
  });
  return table(["area", "operations", "facts", "assumptions", "gaps"], rows);
}
