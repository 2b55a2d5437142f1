import { magicValues } from "../magic-values.ts";
import { openPartner, type TestAnswer, type TestPartner } from "../test-partner.ts";

/** Whose eSIM it is that the tests act on. */
export const active: string = magicValues.activeIccid.value;

/** The calls of the area, as tests make them. */
export interface TestEsim extends TestPartner {
  order(body?: object): Promise<TestAnswer>;
  topUp(body?: object, headers?: object): Promise<TestAnswer>;
  usage(iccid: string): Promise<TestAnswer>;
  history(iccid: string): Promise<TestAnswer>;
  topUps(iccid: string): Promise<TestAnswer>;
  /** NGN. */
  balance(): Promise<number>;
  minutesPass(minutes: number): Promise<unknown>;
}

export async function openEsim(): Promise<TestEsim> {
  const partner = await openPartner();
  const { esim, sandbox } = partner;
  return {
    ...partner,
    order: (body) =>
      esim("POST", "/customer/v2/orders", { package_id: "ng-1gb-7d", quantity: 1, ...body }),
    topUp: (body, headers) =>
      esim(
        "POST",
        "/customer/v2/orders/topups",
        { package_id: "ng-1gb-7d-topup", iccid: active, ...body },
        headers,
      ),
    usage: (iccid) => esim("GET", `/customer/v2/sims/${iccid}/usage`),
    history: (iccid) => esim("GET", `/customer/v2/sims/${iccid}/packages`),
    topUps: (iccid) => esim("GET", `/customer/v2/sims/${iccid}/topups`),
    balance: async () => (await esim("GET", "/customer/v2/balance")).body.data.balance,
    minutesPass: (minutes) => sandbox.control.moveClock({ advance_seconds: minutes * 60 }),
  };
}
