import { areas, areaTitles } from "../contract/area.ts";
import type { Contract } from "../contract/contract.ts";
import type { SecurityScheme } from "../contract/document.ts";
import { table } from "../markdown/table.ts";

/** How the calls of each area carry their credential. */
export function credentials({ documents }: Contract): string {
  const rows = areas.flatMap((area) =>
    Object.values(documents[area].components.securitySchemes).map((scheme) => [
      `[${areaTitles[area]}](/${area}/reference/)`,
      `\`${header(scheme)}\``,
      scheme.description,
    ]),
  );
  return table(["area", "header", "what it is"], rows);
}

function header({ type, name, bearerFormat }: SecurityScheme): string {
  if (type === "apiKey") return `${name}: <API_KEY>`;
  return `Authorization: Bearer ${bearerFormat === "JWT" ? "<ACCESS_TOKEN>" : "<API_KEY>"}`;
}
