import { expect, test } from "vitest";
import { openReceiver } from "./receiver.ts";

const post = (url: string, body: string) =>
  fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });

test("what was posted reads like an answer", async () => {
  const receiver = await openReceiver();
  await post(receiver.url, '{"message_id":"a"}');
  await post(receiver.url, "not JSON");
  const answer = await receiver.close("smsDelivery");
  expect(answer.operation).toBe("smsDelivery");
  expect(answer.take("/method")).toBe("POST");
  expect(answer.take("/type")).toBe("application/json");
  expect(answer.take("/deliveries")).toEqual([{ message_id: "a" }, undefined]);
});

test("that nothing was posted breaks what rests on it", async () => {
  const { instead } = await (await openReceiver()).close("smsDelivery");
  expect(instead).toBe("no delivery result was posted to the receiver of this run");
});
