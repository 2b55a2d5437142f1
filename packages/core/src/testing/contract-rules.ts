import { expect, test } from "vitest";
import type { ClientOptions } from "../client-options.ts";
import { address } from "../url.ts";
import { contractExamples } from "./contract-examples.ts";

type Method = (args: object) => Promise<unknown>;

/**
 * What every client keeps to, read from its document. `isOwn`: a request that the client makes of its
 * own accord, and its answer.
 */
export function contractRules(
  document: unknown,
  create: (options: ClientOptions) => object,
  isApiError: (error: unknown) => boolean,
  isOwn: (request: Request) => Promise<Response | undefined> = async () => undefined,
): void {
  const examples = contractExamples(document);
  const named = examples.map((example) => [example.operationId, example] as const);

  function clientOf(answer: () => Response, requests: Request[] = []): Record<string, Method> {
    return create({
      baseUrl: "https://service.example",
      apiKey: "the-api-key",
      fetch: async (request) => {
        const own = await isOwn(request.clone());
        if (own) return own;
        requests.push(request.clone());
        return answer();
      },
    }) as Record<string, Method>;
  }

  const answerWith = (body: unknown, init?: ResponseInit) => () =>
    typeof body === "string" ? new Response(body, init) : Response.json(body, init);

  test("there is a method for each operation of the contract", () => {
    const client = clientOf(answerWith({}));
    for (const { operationId } of examples) expect(client[operationId]).toBeTypeOf("function");
  });

  test.each(named)("%s sends what the contract shows", async (operationId, example) => {
    const requests: Request[] = [];
    const client = clientOf(answerWith(example.answers[0]?.body), requests);
    await client[operationId]?.(example.args);
    const [request] = requests;
    expect(request?.method).toBe(example.method);
    expect(request?.url).toBe(
      `https://service.example${address(example.path, example.args, example.query)}`,
    );
    if (example.requestBody) {
      expect(request?.headers.get("content-type")).toBe("application/json");
      expect(await request?.json()).toEqual(example.requestBody);
    } else expect(await request?.text()).toBe("");
  });

  test.each(named)("%s finds its payload in each wrapping", async (operationId, example) => {
    for (const { body, payload } of example.answers) {
      const wrappings =
        typeof payload === "object" && payload !== null
          ? [payload, { data: payload }, { success: true, message: "ok", data: { data: payload } }]
          : [];
      for (const wrapped of [body, ...wrappings])
        expect(await clientOf(answerWith(wrapped))[operationId]?.(example.args)).toEqual(payload);
    }
  });

  test.each(named)(
    "%s throws each documented refusal with its body",
    async (operationId, example) => {
      // A 429 becomes a RateLimitError, and a 502 does not say whether the request was carried out.
      for (const { status, body } of example.refusals.filter(({ status }) => status < 429)) {
        const client = clientOf(answerWith(body, { status }));
        const error = await client[operationId]?.(example.args).catch((e: unknown) => e);
        expect(isApiError(error)).toBe(true);
        expect(error).toMatchObject({ operationId, status });
        expect((error as { body: unknown }).body).toEqual(body);
      }
    },
  );
}
