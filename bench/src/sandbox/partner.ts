import type { OrganisationCredentials } from "@partner-connectivity/sandbox";

type Fetch = (request: Request) => Promise<Response>;

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
