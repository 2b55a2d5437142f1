import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import type { Node } from "../contract/document.ts";
import { type Operation, readOperationsOf } from "../contract/operation.ts";
import { loadValidator, type Validator } from "../contract/validator.ts";
import { openPartner, type TestPartner } from "../test-partner.ts";
import { controlRoutes } from "./control-routes.ts";

const document = parse(
  readFileSync(new URL("../../control.openapi.yaml", import.meta.url), "utf8"),
);
const operations = readOperationsOf("control", document);
let partner: TestPartner;
let validator: Validator;

beforeAll(async () => {
  partner = await openPartner();
  validator = await loadValidator({ control: document });
});

/** A request as the document's examples show it, about the first organisation. */
function exampleOf({ path, method }: Operation): { path: string; body: unknown } {
  const node: Node = document.paths[path][method.toLowerCase()];
  const { id } = partner.sandbox.organisation;
  return {
    path: path
      .replace("{id}", id)
      .replace("{iccid}", "8923400000000000017")
      .replace("{area}", "esim"),
    body: node.requestBody?.content["application/json"].example,
  };
}

const plain = operations.filter(({ path }) => !/webhook_id|number/.test(path));

test.each(plain.map((operation) => [operation.id, operation] as const))(
  "%s answers its own example as its document says",
  async (_, operation) => {
    const { path, body } = exampleOf(operation);
    const answer = await partner.anonymous(operation.method, path, body);
    expect(answer.status).toBe(operation.success.status);
    if (answer.status !== 204) {
      const { status, body } = answer;
      expect(validator.checkReply(operation, { status, body })).toEqual([]);
    }
  },
);

test("every operation of the document has a route, and every route an operation", () => {
  const routes = [...Object.keys(controlRoutes), "getSandbox"];
  expect(routes.sort()).toEqual(operations.map(({ id }) => id).sort());
});

test.each([
  [404, "POST", "/_sandbox", {}],
  [404, "GET", "/_sandbox/nothing", undefined],
  [404, "GET", "/_sandbox/organisations/org_x/clock", undefined],
  [404, "POST", "{}/esims/1/consume", {}],
  [404, "DELETE", "{}/webhooks/x", undefined],
  [404, "POST", "{}/deliveries/99/replay", undefined],
  [422, "POST", "{}/deliveries/x/replay", undefined],
  [422, "POST", "{}/clock", { advance_seconds: "60" }],
  [422, "POST", "{}/clock", { advance_seconds: 60, set: "2026-01-15T09:00:00Z" }],
  [422, "POST", "{}/clock", { set: "yesterday" }],
  [422, "POST", "{}/clock", {}],
  [422, "POST", "{}/clock", undefined],
  [422, "POST", "{}/wallets/voice", { balance: 1 }],
  [422, "POST", "{}/limits", { "sms-sent": { requests: 1, seconds: 1 } }],
  [422, "POST", "{}/faults", { kind: "explode" }],
  [422, "POST", "{}/faults", { kind: "answer", headers: { "a\nb": "c" } }],
  [422, "POST", "{}/faults", { kind: "drop", operation: "creatOrder" }],
  [422, "POST", "{}/wallets/esim", { post_paid: false, credit_limit: 5000 }],
  [422, "POST", "{}/webhooks", { url: "file:///etc/passwd" }],
  [422, "POST", "{}/webhooks", { url: "http://" }],
  [422, "POST", "{}/esims/8923400000000000017/consume", { data_mb: -1 }],
])("%i answers %s %s %j", async (status, method, path, body) => {
  const at = path.replace("{}", `/_sandbox/organisations/${partner.sandbox.organisation.id}`);
  const answer = await partner.anonymous(method, at, body);
  expect([answer.status, answer.body.success]).toEqual([status, false]);
  expect(answer.body.message).toMatch(/\.$/);
});

test("a refusal names the field that is not known", async () => {
  const path = `/_sandbox/organisations/${partner.sandbox.organisation.id}/clock`;
  const { body } = await partner.anonymous("POST", path, { advance: 60 });
  expect(body.message).toBe("advance is not known here.");
});
