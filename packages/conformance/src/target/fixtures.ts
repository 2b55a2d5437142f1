import { readFileSync } from "node:fs";
import { claimantNames, problemOf } from "../config/config-schema.ts";
import { type Contract, operationOf } from "../contract/contract.ts";
import type { Magic } from "../sandbox/magic.ts";
import { ConfigurationError } from "./configuration-error.ts";

/** Who a number is claimed for, under the names that a claim has. */
export interface Claimant {
  readonly business_name: string;
  readonly dob: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string;
  readonly nin: string;
}

/** What a run cannot take from the target and must not invent: people, their phones, their codes. */
export interface Fixtures extends Omit<Magic, "activeIccid"> {
  readonly claimant?: Claimant;
  /** Somebody else, to tell one user from another. */
  readonly secondClaimant?: Claimant;
  /** An approved sender ID. */
  readonly senderId?: string;
  /** Name of an approved template that takes one value. */
  readonly template?: string;
  /** Phone number that messages and codes go to. */
  readonly recipient?: string;
  /** An active eSIM for the top-up; without it the first of the eSIM list is taken. */
  readonly activeIccid?: string;
  /** The number to claim; without it the first that is available. */
  readonly claimNumber?: string;
  /** A user whose renewal may be paid for; without it only whom the run has signed up. */
  readonly renewEmail?: string;
  /** The code that `sendOtp` sends. Only a mock has one that is known beforehand. */
  readonly otpCode?: string;
}

/** @throws ConfigurationError when the file cannot be read or holds something else */
export function readFixtures(file: string): Fixtures {
  const fixtures = parse(file);
  const problem = problemOf("config#/$defs/fixtures", fixtures);
  if (problem) throw new ConfigurationError(`--fixtures ${file}: ${problem}.`);
  return fixtures as Fixtures;
}

/** On a mock nobody is there: the people of the contract's own examples will do. */
export function fixturesOfExamples(contract: Contract): Fixtures {
  const example = (id: string) =>
    (contract.operations.has(id)
      ? (operationOf(contract, id).body?.example ?? {})
      : {}) as Fixtures & Claimant & { code?: string };
  const { recipient } = example("sendSms");
  const { code } = example("verifyOtp");
  const claim = example("claimNumber");
  const claimant = Object.fromEntries(
    Object.entries(claim).filter(([name]) => claimantNames.includes(name)),
  ) as unknown as Claimant;
  return {
    ...(claim.email && { claimant }),
    ...(recipient && { recipient }),
    ...(code && { otpCode: code }),
  };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    // The message of a syntax error quotes the file, which holds personal data.
    const why = cause instanceof SyntaxError ? "it is not JSON" : "it cannot be read";
    throw new ConfigurationError(`--fixtures ${file}: ${why}.`);
  }
}
