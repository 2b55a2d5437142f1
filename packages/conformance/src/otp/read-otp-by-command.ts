import { type ExecFileException, execFile } from "node:child_process";
import { Missing } from "../flow/missing.ts";
import { isCredential } from "../target/credentials.ts";
import { otpTimeoutMs, type ReadOtp } from "./read-otp.ts";

/**
 * Reads codes with a program of the user's own: its standard output is the code, and nothing at all when
 * there is none. It is started without a shell and does not see the API keys; what it complains of goes
 * to standard error, and into no report.
 */
export function readOtpByCommand(
  [program = "", ...args]: readonly string[],
  timeoutMs: number = otpTimeoutMs,
): ReadOtp {
  return ({ recipient, sentAt }) =>
    new Promise((resolve) => {
      const env = {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isCredential(name))),
        PARTNER_OTP_RECIPIENT: recipient,
        PARTNER_OTP_SENT_AT: sentAt.toISOString(),
      };
      const options = { env, timeout: timeoutMs, killSignal: "SIGKILL" } as const;
      const child = execFile(program, args, options, (error, stdout) => {
        const code = stdout.trim();
        if (error) resolve(new Missing("error", whyNot(error, timeoutMs)));
        else if (code === "") resolve(new Missing("skip", "otpCommand printed no code"));
        else if (/\s/.test(code))
          resolve(new Missing("error", "otpCommand printed more than a code"));
        else resolve(code);
      });
      child.stdin?.end();
      child.stderr?.pipe(process.stderr, { end: false });
    });
}

/** In words of our own: the message of the error repeats what the command printed. */
function whyNot({ code, killed, signal }: ExecFileException, timeoutMs: number) {
  if (killed) return `otpCommand did not end within ${timeoutMs / 1000} seconds`;
  if (signal) return `otpCommand was ended by ${signal}`;
  if (typeof code === "number") return `otpCommand ended with ${code}`;
  return `otpCommand could not be started (${code})`;
}
