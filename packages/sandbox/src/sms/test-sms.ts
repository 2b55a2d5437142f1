import { onTestFinished } from "vitest";
import type { SandboxOptions } from "../create-sandbox.ts";
import { openPartner, type TestAnswer, type TestPartner } from "../test-partner.ts";

/** A number that nothing special happens to. */
export const recipient = "+2348031234567";

interface LogEntry {
  readonly message_id: string;
  readonly status: string;
  readonly recipient: string;
  readonly cost: number;
  readonly created_at: string;
}

export interface SmsTest extends TestPartner {
  /** Sends a short text to {@link recipient}, but for what is said otherwise. */
  send(change?: object, headers?: object): Promise<TestAnswer>;
  sendCode(to?: string): Promise<TestAnswer>;
  verify(reference: string, code: string): Promise<TestAnswer>;
  /** Reads below /api/sms. */
  get(path: string): Promise<TestAnswer>;
  logs(): Promise<LogEntry[]>;
  balance(): Promise<number>;
  pass(seconds: number): Promise<unknown>;
}

/** A partner of the SMS area, for tests. */
export async function openSms(options?: SandboxOptions): Promise<SmsTest> {
  const partner = await openPartner(options);
  const { sms, sandbox } = partner;
  onTestFinished(() => sandbox.close());
  const get = (path: string): Promise<TestAnswer> => sms("GET", `/api/sms${path}`);
  const text = { recipient, body: "Hello Ada" };
  return {
    ...partner,
    get,
    send: (change, headers) => sms("POST", "/api/sms/send", { ...text, ...change }, headers),
    sendCode: (to = recipient) => sms("POST", "/api/sms/otp/send", { recipient: to }),
    verify: (reference, code) => sms("POST", "/api/sms/otp/verify", { reference, code }),
    logs: async () => (await get("/logs")).body.data.logs,
    balance: async () => (await get("/balance")).body.data.balance,
    pass: (seconds) => sandbox.control.moveClock({ advance_seconds: seconds }),
  };
}
