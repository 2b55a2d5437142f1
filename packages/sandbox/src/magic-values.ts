/** A value that makes the sandbox do what is hard to bring about otherwise. */
export interface MagicValue {
  readonly value: string;
  /** The fields that take it: operation and field. */
  readonly where: readonly string[];
  readonly effect: string;
  /** The requirement that it lets one see. */
  readonly requirement: string;
}

const recipientOfBoth = ["sendSms.recipient", "sendOtp.recipient"];

type Name =
  | "knownCode"
  | "failingRecipient"
  | "silentRecipient"
  | "rejectedRecipient"
  | "undeliverableRecipient"
  | "defaultSenderRecipient"
  | "noSenderRecipient"
  | "emptyWalletRecipient"
  | "pendingSenderId"
  | "expiringCode"
  | "exhaustingCode"
  | "snatchedNumber";

/** All of them, in one table: code, tests, docs and `--help` read it. */
export const magicValues: Readonly<Record<Name, MagicValue>> = {
  knownCode: {
    value: "+2348030000001",
    where: ["sendOtp.recipient"],
    effect: "The code sent is always 123456.",
    requirement: "SMS-106",
  },
  failingRecipient: {
    value: "+2348030000101",
    where: ["sendSms.recipient"],
    effect: "The message is accepted and then reported as failed.",
    requirement: "SMS-069",
  },
  silentRecipient: {
    value: "+2348030000102",
    where: ["sendSms.recipient"],
    effect: "The message is accepted and no delivery report ever comes.",
    requirement: "SMS-087",
  },
  rejectedRecipient: {
    value: "+2348030000103",
    where: recipientOfBoth,
    effect: "The provider rejects the message: 502, and the charge is refunded.",
    requirement: "SMS-084",
  },
  undeliverableRecipient: {
    value: "+2348030000104",
    where: recipientOfBoth,
    effect: "The number is valid but cannot be delivered to: 400.",
    requirement: "SMS-039",
  },
  defaultSenderRecipient: {
    value: "+2348030000105",
    where: ["sendSms.recipient"],
    effect:
      "None of the organisation's sender IDs counts as approved: the platform default is used.",
    requirement: "SMS-047",
  },
  noSenderRecipient: {
    value: "+2348030000106",
    where: ["sendSms.recipient"],
    effect: "There is no approved sender ID and no platform default: 400.",
    requirement: "SMS-049",
  },
  emptyWalletRecipient: {
    value: "+2348030000107",
    where: recipientOfBoth,
    effect: "The wallet counts as too low: 402.",
    requirement: "SMS-083",
  },
  pendingSenderId: {
    value: "0d9c9b0e-6f0b-4c39-9a53-0f5e3a1c7b11",
    where: ["sendSms.sender_id"],
    effect: "A sender ID of the organisation that is not approved yet: 400.",
    requirement: "SMS-046",
  },
  expiringCode: {
    value: "000408",
    where: ["verifyOtp.code"],
    effect: "The code that was sent expires now.",
    requirement: "SMS-108",
  },
  exhaustingCode: {
    value: "000423",
    where: ["verifyOtp.code"],
    effect: "No attempts are left from now on.",
    requirement: "SMS-109",
  },
  snatchedNumber: {
    value: "+2347001000409",
    where: ["claimNumber.pressone_number"],
    effect: "The number is listed, but somebody else has it when it is claimed: 409.",
    requirement: "VOICE-067",
  },
};
