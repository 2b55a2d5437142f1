import { createSandbox, type Sandbox, type SandboxOptions } from "./create-sandbox.ts";

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON, else the text. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
  readonly body: any;
}

type Send = (method: string, path: string, body?: unknown, headers?: object) => Promise<TestAnswer>;

/** A partner for tests: a sandbox with a manual clock and checked answers, and a way to call each area. */
export interface TestPartner {
  readonly sandbox: Sandbox;
  readonly esim: Send;
  readonly voice: Send;
  readonly sms: Send;
  /** Without a credential. */
  readonly anonymous: Send;
}

export async function openPartner(options: SandboxOptions = {}): Promise<TestPartner> {
  const sandbox = createSandbox({ clock: "manual", strict: true, ...options });
  const { esim, voice, sms } = sandbox.organisation;
  const anonymous = sender(sandbox, {});
  const token = await anonymous("POST", "/customer/v2/token", { api_key: esim.apiKey });
  return {
    sandbox,
    anonymous,
    esim: sender(sandbox, { authorization: `Bearer ${token.body.data?.access_token}` }),
    voice: sender(sandbox, { authorization: `Bearer ${voice.apiKey}` }),
    sms: sender(sandbox, { "x-api-key": sms.apiKey }),
  };
}

/** Sends to a server what tests address to `sandbox.test`. */
export function fetchFrom(url: string): Sandbox["fetch"] {
  return (request) => fetch(request.url.replace("http://sandbox.test", url), request);
}

/** Sends requests with the headers of one caller. */
export function sender(sandbox: Pick<Sandbox, "fetch">, credentials: object): Send {
  return async function send(method, path, body, headers = {}) {
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${path}`, {
        method,
        headers: {
          ...credentials,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const json = response.headers.get("content-type")?.startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      body: json ? JSON.parse(text) : text,
    };
  };
}
