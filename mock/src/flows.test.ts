import { afterAll, beforeAll, expect, test } from "vitest";
import { flows, respect } from "./respect.ts";
import { type Mock, startMock } from "./start-mock.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0, host: "127.0.0.1" });
});
afterAll(() => mock.close());

test.each(flows)("%s runs green against the mock with redocly respect", async (flow) => {
  const { green, report } = await respect(flow, mock.url);
  expect(green, report).toBe(true);
});
