import { createSandbox, listen, type OrganisationCredentials } from "@partner-connectivity/sandbox";

/** A sandbox on a socket that notes when each request of the service's own paths comes. */
export interface ObservedSandbox {
  readonly url: string;
  /** Credentials of an organisation in which nothing has happened yet. */
  newOrganisation(): Promise<OrganisationCredentials>;
  /** When requests came, in milliseconds, since this was asked last. */
  takeArrivals(): readonly number[];
  close(): Promise<void>;
}

export async function observeSandbox(): Promise<ObservedSandbox> {
  const sandbox = createSandbox();
  let arrivals: number[] = [];
  const observed = {
    ...sandbox,
    fetch(request: Request) {
      if (!new URL(request.url).pathname.startsWith("/_sandbox")) arrivals.push(performance.now());
      return sandbox.fetch(request);
    },
  };
  const server = await listen(observed, { port: 0, host: "127.0.0.1" });
  return {
    url: server.url,
    async newOrganisation() {
      const path = "http://localhost/_sandbox/organisations";
      const response = await sandbox.fetch(new Request(path, { method: "POST" }));
      return (await response.json()) as OrganisationCredentials;
    },
    takeArrivals() {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}
