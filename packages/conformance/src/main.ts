import { exitCodes } from "./report/exit-code.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { UnreachableError } from "./target/unreachable-error.ts";

/** Runs a command and turns what it throws into one line on standard error and an exit code. */
export async function main(command: () => Promise<number>): Promise<void> {
  // A reader such as `head` may leave early. The run goes on: it may be in the middle of an order.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code !== "EPIPE") process.exitCode = exitCodes.error;
  });
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode =
      error instanceof ConfigurationError ? exitCodes.configuration : exitCodes.error;
    const isOurs = !(error instanceof ConfigurationError || error instanceof UnreachableError);
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      `partner-conformance: ${isOurs ? "something went wrong in the runner: " : ""}${message}`,
    );
  }
}
