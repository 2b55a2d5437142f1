import { createInterface } from "node:readline/promises";
import { Missing } from "../flow/missing.ts";
import { otpTimeoutMs, type ReadOtp } from "./read-otp.ts";

/** Where a person sits; `output` is standard error, so that standard output stays the report's. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks the person who runs it. Who gives no code once is not asked again: nobody may be there. */
export function readOtpByPrompt(terminal: Terminal): ReadOtp {
  let declined: Missing | undefined;
  return async () => {
    if (declined) return declined;
    const answer = await ask(terminal);
    if (answer instanceof Missing) declined = answer;
    return answer;
  };
}

async function ask({ input, output }: Terminal): Promise<string | Missing> {
  // The terminal edits the line and takes Ctrl+C, as it does in the rest of the run.
  const lines = createInterface({ input, output, terminal: false });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), otpTimeoutMs);
  const closed = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  const question =
    `\nA one-time code was sent to the recipient of the fixtures. Type it within ` +
    `${otpTimeoutMs / 60_000} minutes,\nor press Enter to go on without: `;
  try {
    const line = await Promise.race([lines.question(question, late), closed]);
    const code = line.replace(/\s/g, "");
    return code || new Missing("skip", "the run asked for the code, and none was typed");
  } catch (error) {
    if (!late.signal.aborted) throw error;
    output.write("\n");
    return new Missing("skip", "the run asked for the code, and none was typed in time");
  } finally {
    clearTimeout(timer);
    lines.close();
  }
}
