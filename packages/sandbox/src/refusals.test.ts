/** Each refusal that the contract documents can be brought about, and reads as documented. */
import { expect, test } from "vitest";
import { readContract } from "./contract/contract.ts";
import type { Operation } from "./contract/operation.ts";
import { magicValues } from "./magic-values.ts";
import { openPartner, sender, type TestAnswer, type TestPartner } from "./test-partner.ts";
import { ada } from "./voice/test-voice.ts";

const { value: recycled } = magicValues.recycledIccid;
const { value: unknown } = magicValues.unknownIccid;
const { value: active } = magicValues.activeIccid;
const topUp = { package_id: "ng-1gb-7d-topup", iccid: active };
const order = { package_id: "ng-1gb-7d", quantity: 1 };
const sms = { recipient: "+2348030000001", body: "Hello" };
const reference = "2b5a1a52-2f0e-4d0c-8f38-8f2f0d6c1e77";

/** What provokes a refusal: a body, an ICCID, a query, or something done first. */
interface Provocation {
  readonly body?: unknown;
  readonly iccid?: string;
  readonly query?: string;
  readonly first?: (partner: TestPartner) => Promise<unknown>;
}

/** A request of the operation with nothing wrong in it. */
const good: Readonly<Record<string, unknown>> = {
  createOrder: order,
  createTopUpOrder: topUp,
  claimNumber: ada,
  renewNumber: { email: ada.email },
  sendSms: sms,
  sendOtp: { recipient: sms.recipient },
  verifyOtp: { reference, code: "123456" },
};

const empty = ({ sandbox }: TestPartner) => sandbox.control.setWallet("esim", { balance: 0 });

const provocations: Readonly<Record<string, Provocation>> = {
  "requestAccessToken.invalid_api_key": { body: { api_key: "nobody" } },
  "requestAccessToken.invalid_request": { body: {} },
  "listPackages.invalid_request": { query: "?page=0" },
  "listOrders.invalid_request": { query: "?type=sims" },
  "createOrder.validation_failed": { body: { ...order, quantity: "1" } },
  "createOrder.insufficient_balance": {
    body: { ...order, package_id: magicValues.unaffordablePackage.value },
  },
  "createOrder.required_fields_missing": { body: { quantity: 1 } },
  "createOrder.invalid_package_id": { body: { ...order, package_id: topUp.package_id } },
  "getInstallationInstructions.esim_not_found": { iccid: unknown },
  "getUsage.esim_not_found": { iccid: unknown },
  "listTopUpPackages.invalid_iccid": { iccid: unknown },
  "listTopUpPackages.recycled_sim": { iccid: recycled },
  "listPackageHistory.esim_not_found": { iccid: unknown },
  "createTopUpOrder.validation_failed": { body: { ...topUp, iccid: 1 } },
  "createTopUpOrder.insufficient_balance": { first: empty },
  "createTopUpOrder.esim_not_found": { body: { ...topUp, iccid: unknown } },
  "createTopUpOrder.required_fields_missing": { body: { iccid: active } },
  "createTopUpOrder.purchase_limit_exceeded": {
    body: { ...topUp, iccid: magicValues.purchaseLimitIccid.value },
  },
  "createTopUpOrder.invalid_package_id": { body: { ...topUp, package_id: order.package_id } },
  "createTopUpOrder.recycled_sim": { body: { ...topUp, iccid: recycled } },
  "createTopUpOrder.esim_not_active": {
    body: { ...topUp, iccid: magicValues.notActiveIccid.value },
  },
  "listAvailableNumbers.paging_out_of_bounds": { query: "?page_size=101" },
  "listUsers.paging_out_of_bounds": { query: "?page_index=0" },
  "claimNumber.number_not_available": {
    body: { ...ada, pressone_number: magicValues.snatchedNumber.value },
  },
  "claimNumber.invalid_body": { body: { ...ada, nin: "123456789012" } },
  "renewNumber.user_not_found": {},
  "renewNumber.invalid_body": { body: {} },
  "sendSms.invalid_recipient": { body: { ...sms, recipient: "12" } },
  "sendSms.sender_id_not_allowed": {
    body: { ...sms, sender_id: magicValues.pendingSenderId.value },
  },
  "sendSms.no_sender_id": { body: { ...sms, recipient: magicValues.noSenderRecipient.value } },
  "sendSms.message_type_not_supported": { body: { ...sms, message_type: "two_way" } },
  "sendSms.insufficient_funds": {
    body: { ...sms, recipient: magicValues.emptyWalletRecipient.value },
  },
  "sendSms.template_not_found": { body: { ...sms, template: "nothing_like_it" } },
  "sendSms.validation_failed": { body: { recipient: sms.recipient } },
  "sendSms.provider_rejected": { body: { ...sms, recipient: magicValues.rejectedRecipient.value } },
  "sendOtp.invalid_recipient": { body: { recipient: magicValues.undeliverableRecipient.value } },
  "sendOtp.insufficient_funds": { body: { recipient: magicValues.emptyWalletRecipient.value } },
  "sendOtp.validation_failed": { body: {} },
  "sendOtp.provider_rejected": { body: { recipient: magicValues.rejectedRecipient.value } },
  "verifyOtp.unknown_reference": {},
  "verifyOtp.validation_failed": { body: { reference } },
};

/** Those whose text says what was wrong with this very request. */
const particular = [
  "validation_failed",
  "required_fields_missing",
  "invalid_request",
  "invalid_body",
  "paging_out_of_bounds",
];

async function provoke(operation: Operation, name: string): Promise<TestAnswer> {
  const partner = await openPartner();
  const { body, iccid = active, query = "", first } = provocations[`${operation.id}.${name}`] ?? {};
  await first?.(partner);
  const path = `${operation.path.replace("{iccid}", iccid)}${query}`;
  const request = [operation.method, path, body ?? good[operation.id]] as const;
  if (operation.anonymous || name.startsWith("missing")) return await partner.anonymous(...request);
  if (operation.refusals.get(name)?.status === 401) {
    const wrong = { authorization: "Bearer wrong", "x-api-key": "wrong" };
    return await sender(partner.sandbox, wrong)(...request);
  }
  if (operation.rateLimit && name === "rate_limited") {
    const { bucket } = operation.rateLimit;
    await partner.sandbox.control.setLimits({ [bucket]: { requests: 0, seconds: 60 } });
  }
  return await partner[operation.area as "esim" | "voice" | "sms"](...request);
}

const documented = readContract().operations.flatMap((operation) =>
  [...operation.refusals].map(
    ([name, refusal]) => [operation.id, name, operation, refusal] as const,
  ),
);

test.each(documented)("%s refuses with %s", async (id, name, operation, { status, body }) => {
  const general = status === 401 || status === 429;
  expect(general || `${id}.${name}` in provocations, "has no way to provoke it").toBe(true);
  const answer = await provoke(operation, name);
  expect(answer.status).toBe(status);
  if (particular.includes(name)) {
    expect(Object.keys(answer.body).sort()).toEqual(Object.keys(body).sort());
  } else {
    expect(answer.body).toEqual(body);
  }
});

test("every provocation belongs to a documented refusal", () => {
  const known = documented.map(([id, name]) => `${id}.${name}`);
  expect(Object.keys(provocations).filter((key) => !known.includes(key))).toEqual([]);
});
