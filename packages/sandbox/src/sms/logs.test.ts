import { expect, test } from "vitest";
import { sender } from "../test-partner.ts";
import { openSms } from "./test-sms.ts";

const header = "message_id,status,recipient,cost,created_at";

test("the export is CSV with a line for each message, the same as in the logs", async () => {
  const { send, sms, logs, pass } = await openSms();
  await send();
  await pass(60);
  await send();
  const { status, headers, body } = await sms("POST", "/api/sms/export");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/csv/);
  const lines = (await logs()).map((entry) => Object.values(entry).join(","));
  expect(body).toBe(`${[header, ...lines].join("\n")}\n`);
});

test("an export of nothing is its header line", async () => {
  const { sms } = await openSms();
  expect((await sms("POST", "/api/sms/export")).body).toBe(`${header}\n`);
});

test("the logs come newest first and show the latest 100", async () => {
  const { send, logs, sms } = await openSms();
  const ids: string[] = [];
  for (let n = 0; n < 101; n++) ids.push((await send()).body.data.message_id);
  const shown = (await logs()).map(({ message_id }) => message_id);
  expect(shown).toEqual(ids.toReversed().slice(0, 100));
  expect((await sms("POST", "/api/sms/export")).body.split("\n")).toHaveLength(103);
});

test("codes are not among the messages", async () => {
  const { sendCode, logs } = await openSms();
  await sendCode();
  expect(await logs()).toEqual([]);
});

test("no organisation sees the messages of another", async () => {
  const { send, sandbox } = await openSms();
  await send();
  const other = await sandbox.control.createOrganisation();
  const theirs = sender(sandbox, { "x-api-key": other.sms.apiKey });
  expect((await theirs("GET", "/api/sms/logs")).body.data.logs).toEqual([]);
  expect((await theirs("POST", "/api/sms/export")).body).toBe(`${header}\n`);
  expect((await theirs("GET", "/api/sms/statistics")).body.data.messages_sent).toBe(0);
  expect(await sandbox.control.organisation(other.id).listOutbox()).toEqual([]);
});
