import { createSandbox, listen, type Sandbox } from "@partner-connectivity/sandbox";
import type { Fetch } from "../wire/fetch.ts";

export interface ServedSandbox {
  readonly url: string;
  readonly sandbox: Sandbox;
  /** The API keys of its first organisation, as the environment has them. */
  readonly environment: Readonly<Record<string, string>>;
  /** How often each method and path reached it, refused or not. */
  counts(): Readonly<Record<string, number>>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A sandbox on a free port, behind a layer that may hold back, alter or drop what it answers. */
export async function serveSandbox(
  layer: (next: Fetch) => Fetch = (next) => next,
): Promise<ServedSandbox> {
  const sandbox = createSandbox();
  const asked = new Map<string, number>();
  const counted: Fetch = (request) => {
    const key = `${request.method} ${new URL(request.url).pathname}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
    return sandbox.fetch(request);
  };
  const server = await listen(
    { ...sandbox, fetch: layer(counted) },
    { port: 0, host: "127.0.0.1" },
  );
  const { esim, voice, sms } = sandbox.organisation;
  return {
    url: server.url,
    sandbox,
    environment: {
      PARTNER_ESIM_API_KEY: esim.apiKey,
      PARTNER_VOICE_API_KEY: voice.apiKey,
      PARTNER_SMS_API_KEY: sms.apiKey,
    },
    counts: () => Object.fromEntries(asked),
    async [Symbol.asyncDispose]() {
      await server.close();
      await sandbox.close();
    },
  };
}
