/** What Lighthouse judges: the front page, a guide, the heaviest page of the reference. */
export const lighthousePages: readonly string[] = [
  "/",
  "/money-safety/",
  "/sms/reference/operations/sendsms/",
];
