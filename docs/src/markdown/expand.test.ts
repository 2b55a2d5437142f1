import { expect, test } from "vitest";
import { readContract } from "../contract/contract.ts";
import { expand } from "./expand.ts";

const contract = readContract();
const markdown = (text: string): string => expand(contract, text, "markdown");

test("an operation becomes a link to its page", () => {
  expect(markdown("[[createOrder]]")).toBe(
    "[`createOrder`](/esim/reference/operations/createorder/)",
  );
});

test("a figure is that of the contract", () => {
  const send = contract.operations.get("sendSms")?.["x-rate-limit"];
  expect(markdown("[[limit sms-send]]")).toBe(`${send?.requests} requests a minute`);
  expect(markdown("[[lifetime AccessToken.expires_in]]")).toBe("24 hours");
  expect(markdown("[[seconds getUsage]]")).toBe("15 minutes");
});

test("what is in code stays as it is", () => {
  const code = "```sh\necho [[createOrder]]\n```";
  expect(markdown(code)).toBe(code);
});

test("a fence with a file is filled with its region, without indentation", () => {
  const text = markdown("```ts file=docs/src/snippets/send-a-code.ts#code\n```");
  expect(text).toMatch(/^```ts\nimport \{ createSmsClient \}[\s\S]*\n```$/);
  expect(text).not.toContain("#region");
});

test.each([
  ["[[ESIM-999]]", "there is no requirement ESIM-999"],
  ["[[orderPizza]]", "there is no operation orderPizza"],
  ["[[limit pizza]]", "there is no rate limit pizza"],
  ["[[lifetime Pizza.size]]", "there is no property Pizza.size"],
  ["[[diagram pizza]]", "there is no flow pizza"],
  ["[[section README.md#Pizza]]", "README.md has no section Pizza"],
  ["```ts file=docs/src/snippets/errors.ts#pizza\n```", "has no region pizza"],
])("%s is refused with what is wrong", (text, message) => {
  expect(() => markdown(text)).toThrow(message);
});

test("a drawing is an SVG to see and Mermaid to read", () => {
  const flow = contract.flows.find(({ name }) => name === "top-up");
  const svg = expand(contract, "[[diagram top-up]]", "html");
  expect(svg.match(/class="request"/g)).toHaveLength(flow?.steps.length ?? 0);
  expect(svg).not.toContain("\n");
  expect(markdown("[[diagram top-up]]")).toMatch(/^```mermaid\nsequenceDiagram\n/);
});
