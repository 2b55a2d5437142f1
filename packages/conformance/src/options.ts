import { parseArgs } from "node:util";
import { type Outputs, outputKinds } from "./outputs/outputs.ts";
import { flagOf } from "./target/bounds.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { type Profile, profiles } from "./target/target.ts";

const commands = ["run", "plan", "list", "explain", "compare", "help"] as const;
/** How many words each command takes after its name. */
const words = { run: 0, plan: 0, list: 0, explain: 1, compare: 2, help: 0 } as const;

export interface Options {
  readonly command: (typeof commands)[number];
  /** What follows the command: the id to explain, or the reports to compare. */
  readonly words: readonly string[];
  readonly config: string | undefined;
  readonly target: string | undefined;
  readonly profile: Profile | undefined;
  readonly area: string | undefined;
  readonly only: string | undefined;
  readonly fixtures: string | undefined;
  readonly outputs: Outputs;
  readonly baseline: string | undefined;
  readonly journal: string | undefined;
  readonly resume: string | undefined;
  /** Take a certificate that nobody has signed. */
  readonly selfSigned: boolean;
  readonly verbose: boolean;
  readonly bounds: Readonly<Record<string, string | undefined>>;
}

export const usage = `Replays the documented journeys against a target and says, requirement by requirement, what holds.

  partner-conformance [run] --target URL [options]
  partner-conformance plan --target URL [options]   what a run would send and cost; sends nothing
  partner-conformance list [--area AREAS]           every requirement, and whether a flow checks it
  partner-conformance explain ID                    one requirement: what it says and how it is checked
  partner-conformance compare A.json B.json         what changed between two reports

  --config FILE        instead of conformance.config.ts or .json in this folder
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
  --junit FILE         as JUnit XML
  --html FILE          as one page for a browser
  --har FILE           every exchange, as an HTTP archive without secrets
  --baseline FILE      failures that are expected, each with a reason and a day on which it expires
  --journal FILE       where to note what was spent, before it is (default .conformance/TIME-ID.jsonl)
  --resume FILE        go on with the run of that journal; nothing in it is sent again
  --allow-self-signed  take a certificate that nobody has signed; for a target of your own only
  --verbose            name every requirement that is not verified

API keys come from the environment: PARTNER_ESIM_API_KEY, PARTNER_VOICE_API_KEY, PARTNER_SMS_API_KEY.
Exit codes: 0 verified, 1 failed, 2 configuration, 3 unreachable or an error, 4 a bound stopped it,
5 something was not verified.`;

const text = { type: "string" } as const;

/** @throws ConfigurationError for what the command line does not know */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [name = args.length > 0 ? "run" : "help", ...rest] = positionals;
  const command = commands.find((known) => known === name);
  if (!command) {
    throw new ConfigurationError(
      `There is no command "${name}": ${commands.slice(0, -1).join(", ")}. See --help.`,
    );
  }
  const stranger = rest[words[command]];
  if (stranger !== undefined)
    throw new ConfigurationError(`"${stranger}" is one word too many. See --help.`);
  if (rest.length < words[command] && !values.help) {
    const needed =
      command === "explain" ? "the id of a requirement" : "two reports, the older first";
    throw new ConfigurationError(`${command} takes ${needed}. See --help.`);
  }
  const profile = profiles.find((known) => known === values.profile);
  if (!profile && values.profile !== undefined) {
    throw new ConfigurationError(
      `--profile takes ${profiles.join(", ")}, not "${values.profile}".`,
    );
  }
  return {
    command: values.help ? "help" : command,
    words: rest,
    config: values.config,
    target: values.target,
    profile,
    area: values.area?.join(","),
    only: values.only?.join(","),
    fixtures: values.fixtures,
    outputs: Object.fromEntries(outputKinds.map((kind) => [kind, values[kind]])),
    baseline: values.baseline,
    journal: values.journal,
    resume: values.resume,
    selfSigned: values["allow-self-signed"] ?? false,
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
        config: text,
        json: text,
        junit: text,
        html: text,
        har: text,
        baseline: text,
        journal: text,
        resume: text,
        "allow-self-signed": { type: "boolean" },
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
    throw new ConfigurationError(`${line?.replace(/\.? To specify.*$/, "")}. See --help.`, {
      cause,
    });
  }
}
