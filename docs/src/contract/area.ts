/** The three areas of the service: the tabs of the site, each with a document and a registry. */
export const areas = ["esim", "voice", "sms"] as const;
export type Area = (typeof areas)[number];

export const areaTitles: Readonly<Record<Area, string>> = {
  esim: "Data eSIM",
  voice: "Voice numbers",
  sms: "SMS",
};

/** What has a reference of its own: the areas, and the control plane of the sandbox. */
export const sections = [...areas, "control"] as const;
export type Section = (typeof sections)[number];

/** Where the reference of a section begins. */
export const referenceBases: Readonly<Record<Section, string>> = {
  esim: "/esim/reference/",
  voice: "/voice/reference/",
  sms: "/sms/reference/",
  control: "/sandbox/control/",
};
