import { parseArgs } from "node:util";
import { flagOf } from "./target/bounds.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { type Profile, profiles } from "./target/target.ts";

export interface Options {
  readonly command: "run" | "list" | "help";
  readonly target: string | undefined;
  readonly profile: Profile;
  readonly area: string | undefined;
  readonly only: string | undefined;
  readonly fixtures: string | undefined;
  readonly json: string | undefined;
  readonly verbose: boolean;
  readonly bounds: Readonly<Record<string, string | undefined>>;
}

export const usage = `Replays the documented journeys against a target and says, requirement by requirement, what holds.

  partner-conformance run --target URL [options]
  partner-conformance list [--area AREAS]

  --target URL         base address of the service (or PARTNER_BASE_URL)
  --profile NAME       mock, sandbox, staging (default) or production, which only reads
  --area AREAS         esim, voice, sms; several with commas
  --only IDS           requirements, such as ESIM-027; several with commas
  --fixtures FILE      JSON with the people a run may use: claimant, recipient, activeIccid
  --max-spend NGN      what orders may cost in all (default 0: none are placed)
  --max-claims N       numbers that may be claimed (default 0)
  --max-renewals N     subscriptions that may be renewed (default 0)
  --max-messages N     messages and codes that may be sent (default 0)
  --json FILE          write the report as JSON; - writes it to standard output
  --verbose            name every requirement that is not verified

API keys come from the environment: PARTNER_ESIM_API_KEY, PARTNER_VOICE_API_KEY, PARTNER_SMS_API_KEY.
Exit codes: 0 verified, 1 failed, 2 configuration, 3 unreachable or an error, 4 a bound stopped it,
5 something was not verified.`;

const text = { type: "string" } as const;

/** @throws ConfigurationError for what the command line does not know */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [command = "help", stranger] = positionals;
  if (stranger !== undefined)
    throw new ConfigurationError(`"${stranger}" is one word too many. See --help.`);
  if (command !== "run" && command !== "list" && command !== "help") {
    throw new ConfigurationError(`There is no command "${command}": run, list. See --help.`);
  }
  const profile = profiles.find((name) => name === (values.profile ?? "staging"));
  if (!profile) {
    throw new ConfigurationError(
      `--profile takes ${profiles.join(", ")}, not "${values.profile}".`,
    );
  }
  return {
    command: values.help ? "help" : command,
    target: values.target,
    profile,
    area: values.area?.join(","),
    only: values.only?.join(","),
    fixtures: values.fixtures,
    json: values.json,
    verbose: values.verbose ?? false,
    bounds: Object.fromEntries(
      Object.values(flagOf).map((flag) => [flag, values[flag as keyof typeof values] as string]),
    ),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        target: text,
        profile: text,
        area: { type: "string", multiple: true },
        only: { type: "string", multiple: true },
        fixtures: text,
        json: text,
        verbose: { type: "boolean" },
        help: { type: "boolean", short: "h" },
        "max-spend": text,
        "max-claims": text,
        "max-renewals": text,
        "max-messages": text,
      },
    });
  } catch (cause) {
    const [line] = (cause as Error).message.split("\n");
    throw new ConfigurationError(`${line?.replace(/\.? To specify.*$/, "")} See --help.`, {
      cause,
    });
  }
}
