import type { Answer } from "./answer.ts";
import { orElse } from "./first-missing.ts";
import type { CallOptions, Journey } from "./flow.ts";
import { highestCost } from "./highest-cost.ts";
import type { Missing } from "./missing.ts";

interface Given {
  readonly token: string | Missing;
  readonly options: CallOptions;
}

/** What every operation that takes an access token answers when it is called with these options. */
export async function callEveryEsimOperation(
  { call, fixture }: Journey,
  { token, options }: Given,
): Promise<Answer[]> {
  const packages = await call("listPackages", {}, { token });
  const package_id = packages.take("/data/0/id");
  const cost = highestCost(packages.take("/data/0"), 1);
  const iccid = fixture("activeIccid");
  const offer = await call("listTopUpPackages", { iccid }, { token });
  const topUp = {
    package_id: offer.take("/data/0/id"),
    iccid,
    "Idempotency-Key": crypto.randomUUID(),
  };
  const topUpCost = highestCost(offer.take("/data/0"), 1);
  const order = await call("createOrder", { package_id, quantity: 1 }, { ...options, cost });
  const esims = await call("listEsims", {}, options);
  // Usage and history answer once in a while, and nothing is known of eSIMs that are in the list already.
  const own = orElse(order.take("/data/sims/0/iccid"), iccid);
  return [
    order,
    await call("refreshAccessToken", {}, options),
    await call("getBalance", {}, options),
    await call("listPackages", {}, options),
    await call("listOrders", {}, options),
    esims,
    await call("getInstallationInstructions", { iccid }, options),
    await call("getUsage", { iccid: own }, options),
    await call("listTopUpPackages", { iccid }, options),
    await call("createTopUpOrder", topUp, { ...options, cost: topUpCost }),
    await call("listPackageHistory", { iccid }, options),
  ];
}
