import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling } from "../layers.ts";
import type { Answered } from "../message.ts";

/** Answers what is over its limit with what was answered last. */
function unlimited(operation: string) {
  return handling([operation], () => {
    const last = new Map<string, Answered>();
    return async (asked, forward) => {
      const answer = await forward(asked);
      if (answer.status === 200) last.set(asked.url.pathname, { ...answer });
      return answer.status === 429 ? (last.get(asked.url.pathname) ?? answer) : answer;
    };
  });
}

function retryAfter(operation: string, text: string) {
  return answering(operation, ({ status, headers }) => {
    if (status === 429) headers.set("retry-after", text);
  });
}

const tooMany = { success: false, message: "Too many requests." };

/** Ways in which usage, history and their limits go wrong. */
export const usage: readonly Deviation[] = [
  {
    name: "usage grows instead of what remains",
    breaks: "ESIM-107",
    alsoBreaks: ["ESIM-071"],
    operations: ["getUsage"],
    layer: answeringWell("getUsage", ({ data }) => {
      data.remaining = data.total - data.remaining;
    }),
  },
  {
    name: "the history does not see what was used",
    breaks: "ESIM-071",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      for (const entry of data.data) entry.remaining = entry.package.amount;
    }),
  },
  {
    name: "a package that is used up is not finished",
    breaks: "ESIM-075",
    operations: ["listPackageHistory"],
    layer: answeringWell("listPackageHistory", ({ data }) => {
      for (const entry of data.data) entry.finished_at = null;
    }),
  },
  {
    name: "usage does not say its status",
    breaks: "ESIM-190",
    alsoBreaks: ["ESIM-125"],
    operations: ["getUsage"],
    layer: answeringWell("getUsage", ({ data }) => {
      delete data.status;
    }),
  },
  {
    name: "an eSIM that is not active has an end",
    breaks: "ESIM-110",
    operations: ["getUsage"],
    layer: answeringWell("getUsage", ({ data }) => {
      data.expired_at ??= "2026-02-15T09:00:00Z";
    }),
  },
  {
    name: "the usage of a bundle leaves its minutes out",
    breaks: "ESIM-108",
    operations: ["getUsage"],
    layer: answeringWell("getUsage", ({ data }) => {
      delete data.remaining_voice;
    }),
  },
  {
    name: "the instructions are in one language",
    breaks: "ESIM-187",
    operations: ["getInstallationInstructions"],
    layer: handling(["getInstallationInstructions"], () => async (asked, forward) => {
      asked.url.searchParams.delete("language");
      return forward(asked);
    }),
  },
  {
    name: "the usage of an eSIM that does not exist is refused with 400",
    breaks: "ESIM-189",
    operations: ["getUsage"],
    layer: answering("getUsage", (answer) => {
      if (answer.status === 404) answer.status = 400;
    }),
  },
  {
    name: "usage can be asked for at any time",
    breaks: "ESIM-192",
    alsoBreaks: ["ESIM-193"],
    operations: ["getUsage"],
    layer: unlimited("getUsage"),
  },
  {
    name: "usage is closed for an hour once it was asked for",
    breaks: "ESIM-191",
    operations: ["getUsage"],
    layer: handling(["getUsage"], (circumstances) => {
      const last = new Map<string, number>();
      return async (asked, forward) => {
        const key = `${circumstances.flow()} ${asked.url.pathname}`;
        const since = circumstances.elapsed() - (last.get(key) ?? -3600);
        const answer = await forward(asked);
        if (since >= 0 && since < 3600) Object.assign(answer, { status: 429, body: tooMany });
        if (answer.status === 200) last.set(key, circumstances.elapsed());
        return answer;
      };
    }),
  },
  {
    name: "the package history can be asked for at any time",
    breaks: "ESIM-236",
    alsoBreaks: ["ESIM-238"],
    operations: ["listPackageHistory"],
    layer: unlimited("listPackageHistory"),
  },
  {
    name: "the package history has one limit for all eSIMs",
    breaks: "ESIM-237",
    operations: ["listPackageHistory"],
    layer: handling(["listPackageHistory"], (circumstances) => {
      let last: { path: string; at: number } | undefined;
      return async (asked, forward) => {
        const answer = await forward(asked);
        const path = asked.url.pathname;
        const since = circumstances.elapsed() - (last?.at ?? -900);
        if (last && last.path !== path && since >= 0 && since < 900 && answer.status === 200) {
          answer.headers.set("retry-after", String(900 - since));
          return Object.assign(answer, { status: 429, body: tooMany });
        }
        if (answer.status === 200) last = { path, at: circumstances.elapsed() };
        return answer;
      };
    }),
  },
  {
    name: "the 429 of the package history has no Retry-After",
    breaks: "ESIM-238",
    operations: ["listPackageHistory"],
    layer: answering("listPackageHistory", ({ headers }) => headers.delete("retry-after")),
  },
  {
    name: "the Retry-After of the package history is a day",
    breaks: "ESIM-238",
    operations: ["listPackageHistory"],
    layer: retryAfter("listPackageHistory", "86400"),
  },
  {
    name: "the Retry-After of the package history is a date",
    breaks: "ESIM-238",
    operations: ["listPackageHistory"],
    layer: retryAfter("listPackageHistory", "Thu, 15 Jan 2026 09:15:00 GMT"),
  },
  {
    name: "the Retry-After of the package history does not count down",
    breaks: "ESIM-238",
    operations: ["listPackageHistory"],
    layer: retryAfter("listPackageHistory", "900"),
  },
  {
    name: "the Retry-After of usage is absurd",
    breaks: "ESIM-193",
    operations: ["getUsage"],
    layer: retryAfter("getUsage", "86400"),
  },
];
