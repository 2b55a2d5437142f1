import type { Area } from "../contract/contract.ts";

/** Where a copy of the documentation site tells of a requirement. */
export function docsLink(site: string, id: string, area: Area): string {
  return `${site.replace(/\/$/, "")}/${area}/requirements/#${id.toLowerCase()}`;
}
