import type { Area } from "../contract/contract.ts";
import type { Fixtures } from "../target/fixtures.ts";
import type { Profile } from "../target/target.ts";

/**
 * What `conformance.config.ts` exports by default, or `conformance.config.json` holds. API keys have no
 * place in it: they come from the environment.
 */
export interface ConformanceConfig {
  /** Base address of the service. */
  readonly target?: string;
  /** @default "staging" */
  readonly profile?: Profile;
  /** @default all three */
  readonly areas?: readonly Area[];
  /** Ids of requirements, such as ESIM-027. @default all of the areas */
  readonly only?: readonly string[];
  /** What a run may do beyond reading. @default nothing */
  readonly bounds?: {
    /** What orders may cost in all, in NGN. */
    readonly maxSpend?: number;
    readonly maxClaims?: number;
    readonly maxRenewals?: number;
    readonly maxMessages?: number;
  };
  /** People and things of the target that a run may use. None is ever invented. */
  readonly fixtures?: Pick<
    Fixtures,
    | "claimant"
    | "secondClaimant"
    | "recipient"
    | "senderId"
    | "template"
    | "claimNumber"
    | "renewEmail"
    | "activeIccid"
    | "recycledIccid"
    | "notActiveIccid"
    | "expiredIccid"
    | "finishedIccid"
    | "noTopUpsIccid"
  >;
  /**
   * Program that prints a one-time code, and its arguments; started without a shell. It finds the phone in
   * `PARTNER_OTP_RECIPIENT` and the time of the request in `PARTNER_OTP_SENT_AT`. Its path may be relative
   * to the config. @default the code is asked for at a terminal
   */
  readonly otpCommand?: readonly string[];
  /** File of expected failures, relative to the config. */
  readonly baseline?: string;
  /** Address of the documentation site that reports link to. */
  readonly docs?: string;
  /** How long one answer may take. @default 30 */
  readonly timeoutSeconds?: number;
  /** Files to write, relative to the config. */
  readonly reports?: {
    readonly json?: string;
    readonly junit?: string;
    readonly html?: string;
    readonly har?: string;
  };
}
