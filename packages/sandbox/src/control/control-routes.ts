import type { Control } from "./control.ts";
import type { OrganisationControl } from "./organisation-control.ts";

/** A request that was checked against the document of the control plane. */
export interface ControlRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type Route = (control: Control, request: ControlRequest) => unknown;

/** A route below `/_sandbox/organisations/{id}`. What it takes was checked, so it is taken as typed. */
function within<Path, Body>(
  act: (control: OrganisationControl, path: Path, body: Body, query: never) => unknown,
): Route {
  return (control, { path, body, query }) => {
    const organisation = control.organisation(String(path["id"]));
    return act(organisation, path as Path, body as Body, query as never);
  };
}

type Parameter<Method extends keyof OrganisationControl, Index extends 0 | 1> = Parameters<
  OrganisationControl[Method]
>[Index];

/** By operationId; all but `getSandbox`, which the app itself answers. */
export const controlRoutes: Readonly<Record<string, Route>> = {
  createOrganisation: (control) => control.createOrganisation(),
  resetOrganisation: within((control) => control.resetOrganisation()),
  readClock: within((control) => control.readClock()),
  moveClock: within((control, _, move: Parameter<"moveClock", 0>) => control.moveClock(move)),
  consume: within((control, { iccid }: { iccid: string }, amounts: Parameter<"consume", 1>) =>
    control.consume(iccid, amounts),
  ),
  readWallets: within((control) => control.readWallets()),
  setWallet: within(
    (control, { area }: { area: "esim" | "sms" }, change: Parameter<"setWallet", 1>) =>
      control.setWallet(area, change),
  ),
  readLimits: within((control) => control.readLimits()),
  setLimits: within((control, _, limits: Parameter<"setLimits", 0>) => control.setLimits(limits)),
  listFaults: within((control) => control.listFaults()),
  addFault: within((control, _, fault: Parameter<"addFault", 0>) => control.addFault(fault)),
  clearFaults: within((control) => control.clearFaults()),
  listRequests: within((control) => control.listRequests()),
  clearRequests: within((control) => control.clearRequests()),
  listOutbox: within((control, _path, _body, { recipient }: { recipient?: string }) =>
    control.listOutbox(recipient),
  ),
  listWebhooks: within((control) => control.listWebhooks()),
  registerWebhook: within((control, _, { url }: { url: string }) => control.registerWebhook(url)),
  removeWebhook: within((control, { webhook_id }: { webhook_id: string }) =>
    control.removeWebhook(webhook_id),
  ),
  listDeliveries: within((control) => control.listDeliveries()),
  replayDelivery: within((control, { number }: { number: number }) =>
    control.replayDelivery(number),
  ),
};
