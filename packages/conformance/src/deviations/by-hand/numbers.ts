import type { Deviation } from "../deviation.ts";
import { answeringWell, handling, hearing } from "../layers.ts";
import type { Asked } from "../message.ts";

const lists = ["listAvailableNumbers", "listUsers"];

function within(name: string, from: number, to: number) {
  return ({ url }: Asked) => {
    const value = Number(url.searchParams.get(name) ?? from);
    if (value < from || value > to) url.searchParams.delete(name);
  };
}

/** Ways in which the voice lists and their pages go wrong. */
export const numbers: readonly Deviation[] = [
  {
    name: "available numbers are not filtered",
    breaks: "VOICE-046",
    alsoBreaks: ["VOICE-026", "VOICE-047"],
    operations: ["listAvailableNumbers"],
    layer: hearing("listAvailableNumbers", ({ url }) => url.searchParams.delete("phone_number")),
  },
  {
    name: "available numbers are filtered or paged, not both",
    breaks: "VOICE-045",
    operations: ["listAvailableNumbers"],
    layer: hearing("listAvailableNumbers", ({ url }) => {
      const isBoth = url.searchParams.has("phone_number") && url.searchParams.has("page_index");
      if (isBoth) url.searchParams.set("page_index", "0");
    }),
  },
  {
    name: "a page_size over its maximum is accepted",
    breaks: "VOICE-050",
    alsoBreaks: ["VOICE-052"],
    operations: ["listAvailableNumbers"],
    layer: handling(["listAvailableNumbers"], () => async (asked, forward) => {
      const size = Number(asked.url.searchParams.get("page_size"));
      if (size > 100) asked.url.searchParams.set("page_size", "100");
      const answer = await forward(asked);
      if (size > 100) answer.body.data.page_size = size;
      return answer;
    }),
  },
  {
    name: "a page_size over its maximum becomes the maximum",
    breaks: "VOICE-052",
    operations: ["listAvailableNumbers"],
    layer: hearing("listAvailableNumbers", ({ url }) => {
      if (Number(url.searchParams.get("page_size")) > 100) url.searchParams.set("page_size", "100");
    }),
  },
  {
    name: "a page_index below 1 becomes the first",
    breaks: "VOICE-052",
    operations: ["listUsers"],
    layer: hearing("listUsers", within("page_index", 1, 99_999)),
  },
  {
    name: "a page holds 20 entries by default",
    breaks: "VOICE-050",
    alsoBreaks: ["VOICE-025"],
    operations: ["listAvailableNumbers"],
    layer: hearing("listAvailableNumbers", ({ url }) => {
      if (!url.searchParams.has("page_size")) url.searchParams.set("page_size", "20");
    }),
  },
  {
    name: "every page of numbers is the first",
    breaks: "VOICE-049",
    alsoBreaks: ["VOICE-027", "VOICE-021", "VOICE-023"],
    operations: ["listAvailableNumbers"],
    layer: handling(["listAvailableNumbers"], () => async (asked, forward) => {
      const index = asked.url.searchParams.get("page_index");
      if (Number(index) > 1) asked.url.searchParams.set("page_index", "1");
      const answer = await forward(asked);
      if (Number(index) > 1) answer.body.data.page_index = Number(index);
      return answer;
    }),
  },
  {
    name: "a page holds more entries than its size",
    breaks: "VOICE-051",
    operations: ["listUsers"],
    layer: answeringWell("listUsers", ({ data }, { url }) => {
      if (url.searchParams.get("page_size") === "1") data.data.push(...data.data);
    }),
  },
  {
    name: "a page repeats another page_index than was asked for",
    breaks: "VOICE-025",
    alsoBreaks: ["VOICE-049", "VOICE-050"],
    operations: lists,
    layer: answeringWell("listUsers", ({ data }) => {
      data.page_size += 1;
    }),
  },
  {
    name: "a page beyond the last one is refused",
    breaks: "VOICE-027",
    operations: ["listUsers"],
    layer: hearing("listUsers", ({ url }) => {
      if (url.searchParams.get("page_index") === "9999") url.searchParams.set("page_index", "0");
    }),
  },
];
