// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, walked by its keys.
export type Node = any;

/** Follows the `$ref`s of a bundled document, in which each points into the document itself. */
export function resolver(bundle: Node): (node: Node) => Node {
  return function resolve(node) {
    if (typeof node?.$ref !== "string") return node;
    const target = node.$ref
      .slice(2)
      .split("/")
      .reduce(
        (at: Node, key: string) => at[key.replaceAll("~1", "/").replaceAll("~0", "~")],
        bundle,
      );
    return resolve(target);
  };
}

/** The name of the component that a `$ref` points at. */
export function nameOf(node: Node): string | undefined {
  return typeof node?.$ref === "string" ? node.$ref.split("/").at(-1) : undefined;
}
