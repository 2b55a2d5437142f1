import type { Deviation } from "../deviation.ts";
import { answeringWell } from "../layers.ts";

/** Ways in which one-time codes go wrong. */
export const oneTimeCode: readonly Deviation[] = [
  {
    name: "a correct code is not verified",
    breaks: "SMS-106",
    operations: ["verifyOtp"],
    layer: answeringWell("verifyOtp", ({ data }) => {
      if (data.verified) Object.assign(data, { verified: false, status: "pending" });
    }),
  },
];
