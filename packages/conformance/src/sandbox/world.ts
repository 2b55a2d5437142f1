import { areas } from "../contract/contract.ts";
import { ConfigurationError } from "../target/configuration-error.ts";
import type { Credentials } from "../target/credentials.ts";
import { fetchAsIs } from "../wire/fetch-as-is.ts";

type Fetch = (request: Request) => Promise<Response>;

/** An organisation that a sandbox made for one run, and the control plane that moves it. */
export interface World {
  readonly credentials: Credentials;
  /** Brings the organisation back to where it began. */
  reset(): Promise<void>;
  /** Asks the control plane for something of this organisation, such as `POST clock`. */
  control(method: string, path: string, body?: object): Promise<unknown>;
  /** The credentials of one more organisation. */
  another(): Promise<Credentials>;
}

/**
 * Makes an organisation of the run's own on a sandbox, so that two runs never meet.
 * @throws ConfigurationError when the target is no sandbox
 */
export async function openWorld(target: URL, fetch: Fetch = fetchAsIs): Promise<World> {
  const base = `${target.href.replace(/\/$/, "")}/_sandbox`;

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(
      new Request(base + path, {
        method,
        redirect: "manual",
        ...(body && {
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        }),
      }),
    );
    const text = await response.text();
    if (response.ok) return text === "" ? undefined : JSON.parse(text);
    throw new Error(`the sandbox answered ${method} ${path} with ${response.status}`);
  }

  const isSandbox = await ask("GET", "").then(
    (answer) => (answer as { sandbox?: unknown }).sandbox === true,
    () => false,
  );
  if (!isSandbox) {
    throw new ConfigurationError(
      `${target.href} does not answer /_sandbox, so it is no sandbox; the profile sandbox is for one.`,
    );
  }
  const { id, ...keys } = (await ask("POST", "/organisations")) as Organisation;
  return {
    credentials: credentialsOf(keys),
    async reset() {
      await ask("POST", `/organisations/${id}/reset`);
    },
    control: (method, path, body) => ask(method, `/organisations/${id}/${path}`, body),
    async another() {
      return credentialsOf((await ask("POST", "/organisations")) as Organisation);
    },
  };
}

type Keys = Readonly<Record<(typeof areas)[number], { readonly apiKey: string }>>;
type Organisation = Keys & { readonly id: string };

function credentialsOf(keys: Keys): Credentials {
  return Object.fromEntries(areas.map((area) => [area, keys[area].apiKey]));
}
