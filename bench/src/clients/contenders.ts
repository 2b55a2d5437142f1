import { createEsimClient } from "@partner-connectivity/esim";
import { createSmsClient } from "@partner-connectivity/sms";
import ky from "ky";
import OpenAI from "openai";
import createOpenapiFetch from "openapi-fetch";

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The same two calls, each the way its library wants it, with the defaults of the library. */
export interface Contender {
  read(): Promise<unknown>;
  write(): Promise<unknown>;
}

const order = { package_id: "ng-1gb-7d", quantity: 1 };
const balancePath = "/customer/v2/balance";
const ordersPath = "/customer/v2/orders";

export const names = ["fetch", "openapi-fetch", "esim", "sms", "ky", "openai"] as const;
export type Name = (typeof names)[number];

export function contenders(baseUrl: string, fetch: Fetch): Record<Name, Contender> {
  const headers = { authorization: "Bearer token" };
  const json = { ...headers, "content-type": "application/json" };

  // Typed by hand: the bench is about what runs.
  interface Paths {
    [balancePath]: { get: { responses: { 200: { content: { "application/json": unknown } } } } };
    [ordersPath]: {
      post: {
        requestBody: { content: { "application/json": typeof order } };
        responses: { 200: { content: { "application/json": unknown } } };
      };
    };
  }
  const openapi = createOpenapiFetch<Paths>({ baseUrl, fetch, headers });
  const esim = createEsimClient({ baseUrl, apiKey: "key", fetch });
  // Its budgets and keys are at work, and nothing has to wait.
  const limits = { "sms-send": 1e9, "sms-read": 1e9 };
  const sms = createSmsClient({ baseUrl, apiKey: "key", fetch, limits });
  const http = ky.create({ prefix: baseUrl, fetch, headers });
  const openai = new OpenAI({ baseURL: baseUrl, apiKey: "token", fetch });

  return {
    fetch: {
      read: async () => (await fetch(baseUrl + balancePath, { headers })).json(),
      async write() {
        const body = JSON.stringify(order);
        return (await fetch(baseUrl + ordersPath, { method: "POST", headers: json, body })).json();
      },
    },
    "openapi-fetch": {
      read: () => openapi.GET(balancePath),
      write: () => openapi.POST(ordersPath, { body: order }),
    },
    esim: { read: () => esim.getBalance(), write: () => esim.createOrder(order) },
    sms: {
      read: () => sms.getWalletBalance(),
      write: () => sms.sendSms({ recipient: "+2348030000001", body: "Your eSIM is ready." }),
    },
    ky: {
      read: () => http.get(balancePath.slice(1)).json(),
      write: () => http.post(ordersPath.slice(1), { json: order }).json(),
    },
    openai: {
      read: () => openai.get(balancePath),
      write: () => openai.post(ordersPath, { body: order }),
    },
  };
}
