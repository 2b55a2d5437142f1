import type { Path, SourceFile } from "./source-file.ts";

/** A named piece of an OpenAPI document that a requirement can speak of, e.g. `Package.amount`. */
export interface Element {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Assumptions that stand at this element (`x-assumed`). */
  readonly assumed: readonly string[];
  /** A schema component as a whole: it may be named by a requirement, but need not be. */
  readonly optional: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document before it is checked has no type.
type Node = any;

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options"];

/** Lists every element of one document; names are those of the `covers` vocabulary. */
export function elementsOf(file: SourceFile): Element[] {
  const elements: Element[] = [];

  function add(name: string, node: Node, path: Path, optional = false): void {
    const assumed = [node?.["x-assumed"] ?? []].flat();
    elements.push({ name, file: file.name, line: file.lineOf(path), assumed, optional });
  }

  /** Follows a reference to a component of the same document; others are left as they are. */
  function resolve(node: Node, path: Path): [Node, Path] {
    const pointer = /^#\/(.+)$/.exec(node?.$ref ?? "")?.[1];
    if (!pointer) return [node, path];
    const target = pointer.split("/");
    return [target.reduce((at: Node, key) => at?.[key], file.data), target];
  }

  function addProperties(name: string, schema: Node, path: Path): void {
    for (const [property, value] of entries(schema?.properties)) {
      const at = [...path, "properties", property];
      add(`${name}.${property}`, value, at);
      addProperties(`${name}.${property}`, value, at);
    }
    if (schema?.items) addProperties(`${name}[]`, schema.items, [...path, "items"]);
    for (const [index, member] of (schema?.allOf ?? []).entries()) {
      addProperties(name, member, [...path, "allOf", index]);
    }
  }

  function addResponse(operation: string, status: string, node: Node, at: Path): void {
    const [response, path] = resolve(node, at);
    const name = `${operation}.${status}`;
    add(name, response, path);
    for (const [header, value] of entries(response.headers)) {
      add(`${name}.${header}`, value, [...path, "headers", header]);
    }
    if (!/^[45]/.test(status)) return;
    for (const [type, media] of entries(response.content)) {
      for (const [example, value] of entries(media.examples)) {
        add(`${name}.${example}`, value, [...path, "content", type, "examples", example]);
      }
    }
  }

  function addOperation(operation: Node, path: Path, shared: Node[], sharedPath: Path): void {
    const name = operation.operationId;
    add(name, operation, path);
    const parameters: [Node, Path][] = [
      ...shared.map((node, index): [Node, Path] => [node, [...sharedPath, index]]),
      ...(operation.parameters ?? []).map((node: Node, i: number) => [
        node,
        [...path, "parameters", i],
      ]),
    ];
    for (const [node, at] of parameters) {
      const [parameter, target] = resolve(node, at);
      add(`${name}.${parameter.in}.${parameter.name}`, parameter, target);
    }
    if (operation.requestBody) {
      const [body, target] = resolve(operation.requestBody, [...path, "requestBody"]);
      add(`${name}.body`, body, target);
    }
    for (const [status, response] of entries(operation.responses)) {
      addResponse(name, status, response, [...path, "responses", status]);
    }
  }

  for (const group of ["paths", "webhooks"]) {
    for (const [key, item] of entries(file.data[group])) {
      for (const method of METHODS.filter((method) => item[method])) {
        const at = [group, key];
        addOperation(item[method], [...at, method], item.parameters ?? [], [...at, "parameters"]);
      }
    }
  }
  const components = file.data["components"] as Node;
  for (const [name, scheme] of entries(components?.securitySchemes)) {
    add(`security.${name}`, scheme, ["components", "securitySchemes", name]);
  }
  for (const [name, schema] of entries(components?.schemas)) {
    const path = ["components", "schemas", name];
    add(name, schema, path, true);
    addProperties(name, schema, path);
  }
  return elements;
}

function entries(node: Node): [string, Node][] {
  return Object.entries(node ?? {});
}
