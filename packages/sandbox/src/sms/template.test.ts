import fc from "fast-check";
import { expect, test } from "vitest";
import { fillTemplate } from "./template.ts";
import { openSms } from "./test-sms.ts";

test("with a template the text comes from it and the body holds its value", async () => {
  const { send, sandbox } = await openSms();
  const sent = await send({ template: "order_ready", body: "ORD-000001" });
  expect(sent.status).toBe(200);
  const [message] = await sandbox.control.listOutbox();
  expect(message?.text).toBe("Your order ORD-000001 is ready.");
});

test("several values stand one to a line, and too few are refused with 422", async () => {
  const { send, sandbox } = await openSms();
  await send({ template: "top_up_done", body: "1 GB\n22 January" });
  const [message] = await sandbox.control.listOutbox();
  expect(message?.text).toBe("1 GB was added to your eSIM. It can be used until 22 January.");
  const { status, body } = await send({ template: "top_up_done", body: "1 GB" });
  expect(status).toBe(422);
  expect(body.errors.body[0]).toContain("2 values");
});

test("a template that is not found is refused with 404", async () => {
  const { send, logs } = await openSms();
  const { status, body } = await send({ template: "Order_Ready" });
  expect([status, body.success]).toEqual([404, false]);
  expect(await logs()).toEqual([]);
});

test("a value is put in as it is, whatever it holds", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      expect(fillTemplate("<{1}>", value)).toBe(`<${value}>`);
    }),
  );
});

test("the last value takes the lines that are left, and a place may come twice", () => {
  expect(fillTemplate("{2}, {1}, {2}", "a\nb\nc")).toBe("b\nc, a, b\nc");
  expect(fillTemplate("no place", "")).toBe("no place");
  expect(fillTemplate("{1}", "")).toBeUndefined();
});
