import { onTestFinished } from "vitest";
import { openPartner, type TestAnswer, type TestPartner } from "../test-partner.ts";

const area = "/api/third-party/partner";

export const ada = {
  business_name: "Harbour Travel",
  dob: "1990-04-12",
  email: "ada.obi@example.com",
  first_name: "Ada",
  last_name: "Obi",
  mobile: "+2348030000001",
  nin: "12345678901",
  pressone_number: "+2347001000001",
};

export interface VoiceTest extends TestPartner {
  /** Claims for Ada, but for what is said otherwise. */
  claim(change?: object): Promise<TestAnswer>;
  renew(email: string): Promise<TestAnswer>;
  numbers(query?: string): Promise<TestAnswer>;
  users(query?: string): Promise<TestAnswer>;
  pass(seconds: number): Promise<unknown>;
}

/** A partner of the voice-only area, for tests. */
export async function openVoice(): Promise<VoiceTest> {
  const partner = await openPartner();
  const { voice, sandbox } = partner;
  onTestFinished(() => sandbox.close());
  return {
    ...partner,
    claim: (change) => voice("POST", `${area}/claim-number/`, { ...ada, ...change }),
    renew: (email) => voice("POST", `${area}/renew-number/`, { email }),
    numbers: (query = "") => voice("GET", `${area}/available-numbers/${query}`),
    users: (query = "") => voice("GET", `${area}/user/${query}`),
    pass: (seconds) => sandbox.control.moveClock({ advance_seconds: seconds }),
  };
}
