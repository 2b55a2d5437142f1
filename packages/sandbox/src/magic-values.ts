/** A value that makes the sandbox do what is hard to bring about otherwise. */
export interface MagicValue {
  readonly value: string;
  /** The fields that take it: operation and field. */
  readonly where: readonly string[];
  readonly effect: string;
  /** The requirement that it lets one see. */
  readonly requirement: string;
}

const everyIccid = [
  "listTopUpPackages.iccid",
  "getUsage.iccid",
  "listPackageHistory.iccid",
  "createTopUpOrder.iccid",
];
const recipientOfBoth = ["sendSms.recipient", "sendOtp.recipient"];

type Name =
  | "activeIccid"
  | "recycledIccid"
  | "notActiveIccid"
  | "expiredIccid"
  | "finishedIccid"
  | "noTopUpsIccid"
  | "purchaseLimitIccid"
  | "unknownIccid"
  | "unaffordablePackage"
  | "knownCode"
  | "failingRecipient"
  | "silentRecipient"
  | "rejectedRecipient"
  | "undeliverableRecipient"
  | "defaultSenderRecipient"
  | "noSenderRecipient"
  | "emptyWalletRecipient"
  | "platformSenderId"
  | "pendingSenderId"
  | "expiringCode"
  | "exhaustingCode"
  | "snatchedNumber";

/** All of them, in one table: code, tests, docs and `--help` read it. */
export const magicValues: Readonly<Record<Name, MagicValue>> = {
  activeIccid: {
    value: "8923400000000000017",
    where: everyIccid,
    effect: "An active eSIM that can be topped up.",
    requirement: "ESIM-130",
  },
  recycledIccid: {
    value: "8923400000000000018",
    where: ["listTopUpPackages.iccid", "createTopUpOrder.iccid"],
    effect: "422 recycled_sim. Its usage has the status UNKNOWN.",
    requirement: "ESIM-228",
  },
  notActiveIccid: {
    value: "8923400000000000019",
    where: everyIccid,
    effect: "Never installed: usage NOT_ACTIVE, an empty top-up list, 422 esim_not_active.",
    requirement: "ESIM-131",
  },
  expiredIccid: {
    value: "8923400000000000020",
    where: everyIccid,
    effect: "Its package ended yesterday: usage EXPIRED, history expired, 422 esim_not_active.",
    requirement: "ESIM-109",
  },
  finishedIccid: {
    value: "8923400000000000021",
    where: everyIccid,
    effect: "Its data is used up: usage ACTIVE_FINISHED, history finished; can be topped up.",
    requirement: "ESIM-075",
  },
  noTopUpsIccid: {
    value: "8923400000000000022",
    where: ["listTopUpPackages.iccid"],
    effect: "Active, with nothing on offer: 200 with an empty list.",
    requirement: "ESIM-197",
  },
  purchaseLimitIccid: {
    value: "8923400000000000023",
    where: ["createTopUpOrder.iccid"],
    effect: "422 purchase_limit_exceeded.",
    requirement: "ESIM-226",
  },
  unknownIccid: {
    value: "8923400000000000099",
    where: everyIccid,
    effect: "404: no eSIM of the account has it, and none ever will.",
    requirement: "ESIM-225",
  },
  unaffordablePackage: {
    value: "world-1tb-365d",
    where: ["createOrder.package_id"],
    effect: "402 insufficient_balance, as it costs more than a new wallet holds.",
    requirement: "ESIM-011",
  },
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
  platformSenderId: {
    value: "0d9c9b0e-6f0b-4c39-9a53-0f5e3a1c7b00",
    where: ["sendSms.sender_id"],
    effect: "The platform default, which every organisation may use.",
    requirement: "SMS-045",
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
