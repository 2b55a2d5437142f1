/** The three areas of the service. Each has one OpenAPI document and one registry of requirements. */
export const areas = ["esim", "voice", "sms"] as const;
export type Area = (typeof areas)[number];
