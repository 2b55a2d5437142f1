import type { ConformanceConfig } from "../config/config.ts";
import { type ReadOtp, readNoOtp } from "./read-otp.ts";
import { readOtpByCommand } from "./read-otp-by-command.ts";
import { readOtpByPrompt, type Terminal } from "./read-otp-by-prompt.ts";

export interface OtpReader {
  /** What becomes of a code, for a plan. */
  readonly plan: string;
  readonly read: ReadOtp;
}

/**
 * The command of the config, else whoever sits at the terminal, else nobody.
 * @param terminal absent where nobody can be asked
 */
export function chooseOtpReader(
  { otpCommand }: ConformanceConfig,
  terminal: Terminal | undefined,
): OtpReader {
  if (otpCommand) return { plan: "read by otpCommand", read: readOtpByCommand(otpCommand) };
  if (terminal) return { plan: "asked for at this terminal", read: readOtpByPrompt(terminal) };
  return { plan: "read by nobody, so that only the unhappy paths run", read: readNoOtp };
}
