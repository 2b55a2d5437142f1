import type { Context, Node, Rule } from "./rule.ts";

function mustHaveExample(what: string) {
  return (node: Node, { location, report }: Context): void => {
    const schema = node["schema"] as Node | undefined;
    const found = "example" in node || "examples" in node || (schema && "examples" in schema);
    if (!found) {
      report({
        message: `${what} has no example: add one that tells the same story as the others.`,
        location: location.key(),
      });
    }
  };
}

/** The mock answers with examples and the reference shows them, so every one must be there. */
export const examples: Rule = () => ({
  MediaType: mustHaveExample("The body"),
  Parameter: mustHaveExample("The parameter"),
  Header: mustHaveExample("The header"),
});
