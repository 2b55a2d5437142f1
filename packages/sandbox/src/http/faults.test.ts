import { expect, test } from "vitest";
import { magicValues } from "../magic-values.ts";
import { openPartner } from "../test-partner.ts";

const ORDER = ["POST", "/customer/v2/orders", { package_id: "ng-1gb-7d", quantity: 1 }] as const;
const BALANCE = ["GET", "/customer/v2/balance"] as const;

test("an answer that is lost leaves the order placed", async () => {
  const { sandbox, esim } = await openPartner();
  await sandbox.control.addFault({ kind: "lose_answer", operation: "createOrder" });
  expect((await esim(...BALANCE)).status).toBe(200);
  await expect(esim(...ORDER)).rejects.toThrow("dropped the connection");
  expect((await esim(...BALANCE)).body.data.balance).toBe(250_000 - 900);
  expect((await esim(...ORDER)).status).toBe(200);
});

test("a connection dropped before leaves nothing done", async () => {
  const { sandbox, esim } = await openPartner();
  await sandbox.control.addFault({ kind: "drop" });
  await expect(esim(...ORDER)).rejects.toThrow("dropped the connection");
  expect((await esim(...BALANCE)).body.data.balance).toBe(250_000);
});

test("a fault answers as it says, so often and after so many as it says", async () => {
  const { sandbox, esim } = await openPartner();
  const headers = { "Retry-After": "7" };
  await sandbox.control.addFault({ kind: "answer", skip: 1, times: 2, status: 503, headers });
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await esim(...BALANCE));
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
  expect(answers[1]?.headers.get("retry-after")).toBe("7");
  expect(await sandbox.control.listFaults()).toEqual([]);
});

test("a fault can answer HTML, a success that is none, and nothing at all", async () => {
  const { sandbox, esim } = await openPartner();
  const { control } = sandbox;
  const html = { kind: "answer", status: 502, body: "<html>", content_type: "text/html" } as const;
  await control.addFault(html);
  await control.addFault({ kind: "answer", status: 200, body: { success: false, message: "no" } });
  await control.addFault({ kind: "answer", status: 204 });
  const [first, second, third] = [
    await esim(...BALANCE),
    await esim(...BALANCE),
    await esim(...BALANCE),
  ];
  expect([first.status, first.body]).toEqual([502, "<html>"]);
  expect([second.status, second.body]).toEqual([200, { success: false, message: "no" }]);
  expect([third.status, third.body]).toEqual([204, ""]);
});

test("faults meet only their organisation, their operation and go when cleared", async () => {
  const { sandbox, esim } = await openPartner();
  const other = await sandbox.control.createOrganisation();
  await sandbox.control.organisation(other.id).addFault({ kind: "drop", times: 9 });
  await sandbox.control.addFault({ kind: "drop", operation: "listOrders", times: 9 });
  expect((await esim(...BALANCE)).status).toBe(200);
  await sandbox.control.clearFaults();
  expect((await esim("GET", "/customer/v2/orders")).status).toBe(200);
});

test("a fault holds up the exchange of the api_key too", async () => {
  const { sandbox, anonymous } = await openPartner();
  await sandbox.control.addFault({ kind: "answer", operation: "requestAccessToken", status: 500 });
  const body = { api_key: sandbox.organisation.esim.apiKey };
  expect((await anonymous("POST", "/customer/v2/token", body)).status).toBe(500);
  expect((await anonymous("POST", "/customer/v2/token", body)).status).toBe(200);
});

test("a limiter that cannot decide refuses SMS calls, and says when to come back", async () => {
  const { sandbox, sms } = await openPartner();
  await sandbox.control.addFault({ kind: "limiter_down", operation: "sendSms" });
  const message = { recipient: "+2348030000001", body: "Hello" };
  const refused = await sms("POST", "/api/sms/send", message);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await sandbox.control.listOutbox()).toEqual([]);
  expect((await sms("POST", "/api/sms/send", message)).status).toBe(200);
});

test("a limiter that cannot decide changes nothing in the data eSIM area, where that is not shown", async () => {
  const { sandbox, esim } = await openPartner();
  await sandbox.control.addFault({ kind: "limiter_down", operation: "getUsage", times: 2 });
  const usage = () => esim("GET", `/customer/v2/sims/${magicValues.activeIccid.value}/usage`);
  expect([(await usage()).status, (await usage()).status]).toEqual([200, 429]);
});

test("a fault for an operation that the contract does not have is refused", async () => {
  const { control } = (await openPartner()).sandbox;
  const fault = { kind: "drop", operation: "creatOrder" } as const;
  await expect(control.addFault(fault)).rejects.toThrow("no operation creatOrder");
  expect(await control.listFaults()).toEqual([]);
});
