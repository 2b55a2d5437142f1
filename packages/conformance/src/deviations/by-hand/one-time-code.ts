import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling } from "../layers.ts";
import { refusing } from "../refusing.ts";

/** Verifies a code that must not be verified, in one state. */
function verifying(
  name: string,
  state: string,
  breaks: string,
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: ["verifyOtp"] },
    layer: answeringWell("verifyOtp", ({ data }) => {
      if (data.status === state) Object.assign(data, { verified: true, status: "verified" });
    }),
  };
}

/** Ways in which one-time codes go wrong. */
export const oneTimeCode: readonly Deviation[] = [
  {
    name: "a correct code is not verified",
    breaks: "SMS-106",
    alsoBreaks: ["SMS-110"],
    operations: ["verifyOtp"],
    layer: answeringWell("verifyOtp", ({ data }) => {
      if (data.verified) Object.assign(data, { verified: false, status: "pending" });
    }),
  },
  verifying("a wrong code is verified", "pending", "SMS-107", "SMS-113"),
  verifying("an expired code is verified", "expired", "SMS-108", "SMS-113"),
  verifying("the sixth attempt is verified", "failed", "SMS-109", "SMS-110", "SMS-113"),
  {
    name: "a code allows three attempts",
    breaks: "SMS-110",
    alsoBreaks: ["SMS-113"],
    operations: ["verifyOtp"],
    layer: handling(["verifyOtp"], () => {
      const attempts = new Map<string, number>();
      return async (asked, forward) => {
        const answer = await forward(asked);
        const turn = (attempts.get(asked.body.reference) ?? 0) + 1;
        attempts.set(asked.body.reference, turn);
        if (answer.status === 200 && turn > 3)
          Object.assign(answer.body.data, { verified: false, status: "failed" });
        return answer;
      };
    }),
  },
  {
    name: "a wrong code with attempts left has failed",
    breaks: "SMS-113",
    operations: ["verifyOtp"],
    layer: answeringWell("verifyOtp", ({ data }) => {
      if (data.status === "pending") data.status = "failed";
    }),
  },
  {
    name: "a code that is not verified has the status verified",
    breaks: "SMS-107",
    alsoBreaks: ["SMS-113"],
    operations: ["verifyOtp"],
    layer: answeringWell("verifyOtp", ({ data }) => {
      if (data.status === "pending") data.status = "verified";
    }),
  },
  refusing("a check of a code that was never sent is refused with 400", "SMS-114", [
    "verifyOtp",
    404,
    400,
  ]),
  refusing("a check that fails validation is refused with 400", "SMS-115", ["verifyOtp", 422, 400]),
  refusing("a code for a number that is none is refused with 409", "SMS-094", [
    "sendOtp",
    400,
    409,
  ]),
  refusing("a code for an empty wallet is refused with 400", "SMS-095", ["sendOtp", 402, 400]),
  refusing(
    "a request for a code that fails validation is refused with 400",
    "SMS-096",
    ["sendOtp", 422, 400],
    "SMS-093",
  ),
  refusing("a code that the provider rejects is refused with 400", "SMS-097", [
    "sendOtp",
    502,
    400,
  ]),
  {
    name: "a code needs a purpose too",
    breaks: "SMS-092",
    alsoBreaks: ["SMS-093"],
    operations: ["sendOtp"],
    layer: answering("sendOtp", (answer) => {
      const body = { success: false, message: "Say what for.", errors: { purpose: ["needed"] } };
      if (answer.status === 200) Object.assign(answer, { status: 422, body });
    }),
  },
];
