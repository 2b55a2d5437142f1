import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Node } from "../../openapi/tools/resolver.ts";
import { document, type Operation, operations, resolve, urlOf } from "./contract-operations.ts";
import { type Mock, startMock } from "./start-mock.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("iso-8601", (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text));
ajv.addSchema({ $id: "contract", ...document });

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0, host: "127.0.0.1" });
});
afterAll(() => mock.close());

function send(operation: Operation, headers: Record<string, string>, body = operation.body) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  return fetch(urlOf(operation, mock.url), {
    method: operation.method,
    headers: { ...headers, ...(json && { "content-type": "application/json" }) },
    ...(json && { body: json }),
  });
}

function operation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

async function payload(id: string): Promise<Node> {
  const { credentials, ...rest } = operation(id);
  return (await send({ ...rest, credentials }, credentials)).json();
}

function validate(schema: Node, value: unknown): unknown {
  // A schema with local references is compiled where the document's components can be found.
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#'));
  const check = ajv.compile(local);
  return check(value) ? [] : check.errors;
}

const cases = operations.flatMap((operation) =>
  Object.entries(operation.responses).map(
    ([status, response]) => [operation.id, status, operation, response] as const,
  ),
);

test("the contract has 27 operations", () => {
  expect(operations).toHaveLength(27);
});

describe("every documented status is answered as documented, body and headers", () => {
  test.each(cases)("%s %s", async (_id, status, operation, response) => {
    const answer = await send(operation, { ...operation.credentials, prefer: `code=${status}` });
    expect(answer.status).toBe(Number(status));
    const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
    expect(Object.keys(response.content)).toContain(type);
    const body = type.endsWith("json") ? await answer.json() : await answer.text();
    expect(validate(response.content[type].schema, body)).toEqual([]);
    for (const [name, header] of Object.entries<Node>(response.headers ?? {})) {
      const value = answer.headers.get(name);
      if (header.required) expect(value, name).not.toBeNull();
      if (value !== null) {
        const schema = resolve(header.schema);
        expect(validate(schema, schema.type === "integer" ? Number(value) : value)).toEqual([]);
      }
    }
  });
});

test("an example is answered when it is asked for by its name", async () => {
  const list = operation("listPackages");
  async function firstPackage(headers: Record<string, string>): Promise<Node> {
    const answer: Node = await (await send(list, { ...list.credentials, ...headers })).json();
    return answer.data[0];
  }
  expect(await firstPackage({ prefer: "example=with_top_ups" })).toHaveProperty("topups");
  expect(await firstPackage({})).not.toHaveProperty("topups");
});

describe("a call without credentials is refused", () => {
  const secured = operations.filter(({ credentials }) => Object.keys(credentials).length > 0);
  test.each(secured.map((operation) => [operation.id, operation] as const))("%s", async (_, op) => {
    expect((await send(op, {})).status).toBe(401);
  });
});

describe("an invalid body is refused", () => {
  const withBody = operations.filter(({ body }) => body !== undefined);
  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    "%s",
    async (_, op) => {
      expect((await send(op, op.credentials, [])).status).toBe(422);
    },
  );
});

test("the examples tell one story: the ordered eSIM is listed, topped up and has its history", async () => {
  const order = await payload("createOrder");
  const { iccid } = order.data.sims[0];
  const topUps = await payload("listTopUpPackages");
  const topUp = await payload("createTopUpOrder");
  const history = await payload("listPackageHistory");
  const esims = await payload("listEsims");
  const iccidInPath = urlOf(operation("listPackageHistory"), "").split("/")[4];

  expect(esims.data.map((esim: Node) => esim.iccid)).toContain(iccid);
  expect(topUp.data.data.sims.map((sim: Node) => sim.iccid)).toEqual([iccid]);
  expect(iccidInPath).toBe(iccid);
  expect(topUps.data.map(({ id }: Node) => id)).toContain(topUp.data.data.package_id);
  expect(history.data.data.map((entry: Node) => entry.package.id)).toEqual(
    expect.arrayContaining([order.data.package_id, topUp.data.data.package_id]),
  );
});

test("a port that is taken is told, with what to do", async () => {
  const port = Number(new URL(mock.url).port);
  const again = startMock({ port, host: "127.0.0.1" });
  await expect(again).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken: stop what uses it`);
});
