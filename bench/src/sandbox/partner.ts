import {
  createSandbox,
  type OrganisationCredentials,
  type Sandbox,
} from "@partner-connectivity/sandbox";
import type { LoadRequest } from "./load.ts";

type Fetch = (request: Request) => Promise<Response>;

/** The active eSIM of the contract's examples, which every sandbox organisation has. */
export const iccid = "8923400000000000017";
const plenty = { requests: 1_000_000_000, seconds: 60 };

async function post(fetch: Fetch, url: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(
    new Request(url, { method: "POST", headers, body: JSON.stringify(body) }),
  );
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Credentials for a target, with limits and wallets of a sandbox opened wide. */
export interface Partner {
  readonly esim: Readonly<Record<string, string>>;
  readonly voice: Readonly<Record<string, string>>;
  readonly sms: Readonly<Record<string, string>>;
}

/** A new organisation of the sandbox at `url` that nothing holds back. */
export async function openPartner(url: string, fetch: Fetch = globalThis.fetch): Promise<Partner> {
  const created = await post(fetch, `${url}/_sandbox/organisations`, {});
  const organisation = (await created.json()) as OrganisationCredentials;
  const control = `${url}/_sandbox/organisations/${organisation.id}`;
  await post(fetch, `${control}/limits`, {
    "sms-send": plenty,
    "sms-read": plenty,
    "esim-history": plenty,
    "esim-usage": plenty,
  });
  await post(fetch, `${control}/wallets/esim`, { balance: 1e12 });
  await post(fetch, `${control}/wallets/sms`, { balance: 1e12 });
  const api_key = organisation.esim.apiKey;
  const answer = await post(fetch, `${url}/customer/v2/token`, { api_key });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return {
    esim: { authorization: `Bearer ${data.access_token}` },
    voice: { authorization: `Bearer ${organisation.voice.apiKey}` },
    sms: { "x-api-key": organisation.sms.apiKey },
  };
}

/** Prism takes any credential. */
export const anyPartner: Partner = {
  esim: { authorization: "Bearer any" },
  voice: { authorization: "Bearer any" },
  sms: { "x-api-key": "any" },
};

/** Reads whose answers do not grow with what the writes beside them leave behind. */
export function reads({ esim, voice, sms }: Partner): LoadRequest[] {
  return [
    { method: "GET", path: "/customer/v2/packages", headers: esim },
    { method: "GET", path: "/customer/v2/orders?limit=10", headers: esim },
    { method: "GET", path: "/customer/v2/balance", headers: esim },
    { method: "GET", path: `/customer/v2/sims/${iccid}/topups`, headers: esim },
    { method: "GET", path: "/api/third-party/partner/available-numbers/", headers: voice },
    { method: "GET", path: "/api/sms/balance", headers: sms },
  ];
}

export function writes({ esim, sms }: Partner): LoadRequest[] {
  const json = { "content-type": "application/json" };
  return [
    {
      method: "POST",
      path: "/customer/v2/orders",
      headers: { ...esim, ...json },
      body: JSON.stringify({ package_id: "ng-1gb-7d", quantity: 1 }),
    },
    {
      method: "POST",
      path: "/api/sms/send",
      headers: { ...sms, ...json },
      body: JSON.stringify({ recipient: "+2348030000001", body: "Your eSIM is ready." }),
    },
  ];
}

/** A sandbox in this process that holds so many orders and messages. */
export async function filledSandbox(
  count: number,
): Promise<{ sandbox: Sandbox; partner: Partner }> {
  const sandbox = createSandbox({ clock: "manual" });
  const base = "http://sandbox.test";
  const partner = await openPartner(base, sandbox.fetch);
  for (const { path, headers, body } of writes(partner)) {
    for (let sent = 0; sent < count; sent += 1) {
      const request = new Request(base + path, { method: "POST", headers, body: body ?? null });
      const response = await sandbox.fetch(request);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    }
  }
  return { sandbox, partner };
}
