import type { AnyHandler } from "../http/call.ts";
import { createOrder } from "./create-order.ts";
import { createTopUpOrder } from "./create-top-up-order.ts";
import { getBalance } from "./get-balance.ts";
import { getInstallationInstructions } from "./get-installation-instructions.ts";
import { getUsage } from "./get-usage.ts";
import { listEsims } from "./list-esims.ts";
import { listOrders } from "./list-orders.ts";
import { listPackageHistory } from "./list-package-history.ts";
import { listPackages } from "./list-packages.ts";
import { listTopUpPackages } from "./list-top-up-packages.ts";
import { requestAccessToken } from "./request-access-token.ts";

/** By operationId. */
export const handlers: Readonly<Record<string, AnyHandler>> = {
  requestAccessToken,
  // The former token stays good until its own end (ESIM-143 leaves that open).
  refreshAccessToken: requestAccessToken,
  getBalance,
  listPackages,
  createOrder,
  listOrders,
  listEsims,
  getInstallationInstructions,
  getUsage,
  listTopUpPackages,
  createTopUpOrder,
  listPackageHistory,
};
