import type { LoadRequest } from "./load.ts";
import type { Partner } from "./partner.ts";

/** The active eSIM of the contract's examples, which every sandbox organisation has. */
export const iccid = "8923400000000000017";

/** Reads whose answers do not grow with what the writes beside them leave behind. */
export function reads({ esim, voice, sms }: Partner): LoadRequest[] {
  return [
    { method: "GET", path: "/customer/v2/packages", headers: esim },
    { method: "GET", path: "/customer/v2/orders?limit=10", headers: esim },
    { method: "GET", path: "/customer/v2/balance", headers: esim },
    { method: "GET", path: `/customer/v2/sims/${iccid}/topups`, headers: esim },
    { method: "GET", path: "/api/third-party/partner/available-numbers/", headers: voice },
    { method: "GET", path: "/api/sms/balance", headers: sms },
  ];
}

export function writes({ esim, sms }: Partner): LoadRequest[] {
  const json = { "content-type": "application/json" };
  return [
    {
      method: "POST",
      path: "/customer/v2/orders",
      headers: { ...esim, ...json },
      body: JSON.stringify({ package_id: "ng-1gb-7d", quantity: 1 }),
    },
    {
      method: "POST",
      path: "/api/sms/send",
      headers: { ...sms, ...json },
      body: JSON.stringify({ recipient: "+2348030000001", body: "Your eSIM is ready." }),
    },
  ];
}
