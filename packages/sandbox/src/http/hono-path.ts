/** A path template of OpenAPI as Hono writes it. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
