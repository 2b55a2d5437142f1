import { Missing } from "../flow/missing.ts";

/** A one-time code on its way to a phone. */
export interface SentOtp {
  readonly recipient: string;
  /** When it was asked for; an older message to the same phone holds another code. */
  readonly sentAt: Date;
}

/** Reads the code that was sent, where the target cannot be asked for it. */
export type ReadOtp = (sent: SentOtp) => Promise<string | Missing>;

/** How long a code may take to arrive and be read, in milliseconds. */
export const otpTimeoutMs = 120_000;

export const readNoOtp: ReadOtp = async () =>
  new Missing(
    "skip",
    "the code goes to a phone: name an otpCommand in the config, or run it in a terminal to be asked",
  );
