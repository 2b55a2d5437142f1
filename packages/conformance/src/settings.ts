import { readBaseline } from "./baseline/baseline.ts";
import type { ConformanceConfig } from "./config/config.ts";
import { readConfig } from "./config/read-config.ts";
import type { Contract } from "./contract/contract.ts";
import { loadContract } from "./contract/load-contract.ts";
import { flows } from "./flows.ts";
import type { Options } from "./options.ts";
import { chooseOtpReader, type OtpReader } from "./otp/choose-otp-reader.ts";
import type { Terminal } from "./otp/read-otp-by-prompt.ts";
import { type Outputs, outputKinds } from "./outputs/outputs.ts";
import type { RunOptions } from "./run.ts";
import { fixturesOfSandbox } from "./sandbox/fixtures-of-sandbox.ts";
import { openWorld } from "./sandbox/world.ts";
import { chooseScope } from "./scope.ts";
import { flagOf, readBounds } from "./target/bounds.ts";
import { ConfigurationError } from "./target/configuration-error.ts";
import { readCredentials } from "./target/credentials.ts";
import { type Fixtures, fixturesOfExamples, readFixtures } from "./target/fixtures.ts";
import { type Profile, parseTarget } from "./target/target.ts";
import type { Fetch } from "./wire/fetch.ts";
import { fetchSelfSigned } from "./wire/fetch-self-signed.ts";
import { createRecording, type Recording } from "./wire/recording.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that a run was asked for, checked. */
export interface Settings {
  readonly contract: Contract;
  readonly run: RunOptions & { readonly recording: Recording };
  readonly otp: OtpReader;
  readonly outputs: Outputs;
}

interface Given {
  /** Where codes may be asked for. @default nobody is asked */
  readonly terminal?: Terminal | undefined;
  /** False for a plan, which asks nothing of the target and needs no keys. @default true */
  readonly connect?: boolean;
  /** Instead of a config file. */
  readonly config?: ConformanceConfig | undefined;
  /** What requests are sent with, instead of the network. */
  readonly fetch?: Fetch | undefined;
}

type Flags = Pick<Options, "config" | "target" | "profile" | "area" | "only" | "fixtures"> &
  Pick<Options, "bounds" | "outputs" | "baseline" | "selfSigned">;

/**
 * Puts flags, config and environment together, in this order, and checks everything before anything is
 * sent. Only the sandbox profile asks something of the target here: an organisation of the run's own.
 * @throws ConfigurationError
 */
export async function readSettings(
  flags: Flags,
  environment: Environment,
  { connect = true, ...given }: Given = {},
): Promise<Settings> {
  const config = given.config ?? (await readConfig(flags.config));
  const profile = flags.profile ?? config.profile ?? "staging";
  const address = flags.target ?? config.target ?? environment["PARTNER_BASE_URL"];
  if (!address) {
    throw new ConfigurationError(
      "Give the target: --target URL, target in conformance.config.json, or PARTNER_BASE_URL.",
    );
  }
  const target = parseTarget(address);
  const contract = loadContract();
  const scope = await chooseScope(contract, flows, {
    area: flags.area ?? config.areas?.join(","),
    only: flags.only ?? config.only?.join(","),
  });
  const bounds = readBounds({ ...boundsOf(config), ...definedOf(flags.bounds) }, profile, target);
  const own = {
    ...config.fixtures,
    ...(flags.fixtures !== undefined && readFixtures(flags.fixtures)),
  };
  const baseline = flags.baseline ?? config.baseline;
  const known = baseline === undefined ? {} : { baseline: readBaseline(baseline, contract) };
  const sender = flags.selfSigned ? fetchSelfSigned(target) : given.fetch;
  const fetch = sender ? { fetch: sender } : {};
  const otp = chooseOtpReader(config, given.terminal);
  const world = profile === "sandbox" && connect ? await openWorld(target, fetch.fetch) : undefined;
  const credentials =
    world?.credentials ?? (connect ? readCredentials(environment, profile, scope.areas) : {});
  const recording = createRecording();
  recording.redactor.hide(own);
  return {
    contract,
    otp,
    outputs: Object.fromEntries(
      outputKinds.map((kind) => [kind, flags.outputs[kind] ?? config.reports?.[kind]]),
    ),
    run: {
      ...{ target, profile, scope, bounds, credentials, world, recording },
      fixtures: { ...pretendedFixtures(contract, profile), ...own },
      readOtp: otp.read,
      ...known,
      ...fetch,
      ...(config.docs !== undefined && { docs: config.docs }),
      ...(config.timeoutSeconds !== undefined && { timeoutMs: config.timeoutSeconds * 1000 }),
    },
  };
}

/** People who are made up may stand only where nobody is. */
function pretendedFixtures(contract: Contract, profile: Profile): Fixtures {
  if (profile === "sandbox") return fixturesOfSandbox(contract);
  return profile === "mock" ? fixturesOfExamples(contract) : {};
}

/** The bounds of a config under the names that they have as flags. */
function boundsOf({ bounds = {} }: ConformanceConfig): Record<string, string | undefined> {
  const { maxSpend, maxClaims, maxRenewals, maxMessages } = bounds;
  return definedOf({
    [flagOf.spend]: maxSpend?.toString(),
    [flagOf.claim]: maxClaims?.toString(),
    [flagOf.renew]: maxRenewals?.toString(),
    [flagOf.message]: maxMessages?.toString(),
  });
}

function definedOf(values: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
