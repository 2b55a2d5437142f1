import { createOrganisation } from "../organisations/create-organisation.ts";
import type { OrganisationCredentials } from "../organisations/credentials.ts";
import { controlOrganisation, type OrganisationControl } from "./organisation-control.ts";
import type { Plane } from "./plane.ts";

/** How the sandbox was started. */
export interface SandboxFacts {
  readonly sandbox: true;
  readonly clock: "real" | "manual";
  readonly seed: number;
  readonly strict: boolean;
}

/** The control plane in process: what `/_sandbox` does over HTTP. Its own methods act on the first organisation. */
export interface Control extends OrganisationControl {
  getSandbox(): SandboxFacts;
  createOrganisation(): Promise<OrganisationCredentials>;
  /** The control of another organisation. */
  organisation(id: string): OrganisationControl;
}

export function createControl(
  sandbox: Omit<Plane, "organisationId">,
  firstOrganisationId: string,
): Control {
  const { environment, ready } = sandbox;
  const { mode: clock, seed, strict } = environment;
  const organisation = (organisationId: string): OrganisationControl =>
    controlOrganisation({ ...sandbox, organisationId });
  return {
    ...organisation(firstOrganisationId),
    getSandbox: () => ({ sandbox: true, clock, seed, strict }),
    async createOrganisation() {
      await ready;
      return await createOrganisation(environment);
    },
    organisation,
  };
}
