import type { Deviation } from "../deviation.ts";
import { answering, answeringWell, handling, hearing } from "../layers.ts";
import type { Answered, Asked } from "../message.ts";

const good = "+2348030000001";
const another = "+2348030000002";

/** Has something understood as a message that can be sent, when it must be refused. */
function taking(
  name: string,
  breaks: string,
  change: (body: Asked["body"]) => void,
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: ["sendSms"] },
    layer: hearing("sendSms", ({ body }) => change(body)),
  };
}

/** Refuses with another status what is refused for one thing. */
function refusing(
  name: string,
  breaks: string,
  change: (answer: Answered, body: Asked["body"]) => void,
  ...alsoBreaks: string[]
): Deviation {
  return {
    ...{ name, breaks, alsoBreaks, operations: ["sendSms"] },
    layer: answering("sendSms", (answer, { body }) => change(answer, body)),
  };
}

/** Ways in which sending a message goes wrong. */
export const messages: readonly Deviation[] = [
  {
    name: "a message_id is no UUID",
    breaks: "SMS-063",
    alsoBreaks: ["SMS-065", "SMS-067", "SMS-078"],
    operations: ["sendSms"],
    layer: answeringWell("sendSms", ({ data }) => {
      data.message_id = "17";
    }),
  },
  {
    name: "an accepted send is queued",
    breaks: "SMS-064",
    isDrift: true,
    operations: ["sendSms"],
    layer: answeringWell("sendSms", ({ data }) => {
      data.status = "queued";
    }),
  },
  {
    name: "the logs know a message under another id",
    breaks: "SMS-066",
    alsoBreaks: ["SMS-065", "SMS-067", "SMS-078"],
    operations: ["listMessageLogs"],
    layer: answeringWell("listMessageLogs", ({ data }) => {
      for (const entry of data.logs) entry.message_id = crypto.randomUUID();
    }),
  },
  {
    name: "the logs show a recipient as it was written",
    breaks: "SMS-120",
    operations: ["listMessageLogs"],
    layer: answeringWell("listMessageLogs", ({ data }) => {
      for (const entry of data.logs) entry.recipient = entry.recipient.replace("+234", "0");
    }),
  },
  {
    name: "the wallet is in dollars",
    breaks: "SMS-149",
    operations: ["getWalletBalance"],
    layer: answeringWell("getWalletBalance", ({ data }) => {
      data.currency = "USD";
    }),
  },
  taking("a recipient with spaces is taken for another number", "SMS-036", (body) => {
    if (/ /.test(body.recipient) && body.recipient.length <= 20) body.recipient = another;
  }),
  {
    name: "a national number is taken for one of Ghana",
    breaks: "SMS-037",
    operations: ["sendSms", "listMessageLogs"],
    layer: handling(["sendSms", "listMessageLogs"], () => {
      const national = new Set<string>();
      return async (asked, forward) => {
        const answer = await forward(asked);
        if (answer.status !== 200) return answer;
        const { data } = answer.body;
        if (String(asked.body?.recipient).startsWith("0")) national.add(data.message_id);
        for (const entry of data.logs ?? [])
          if (national.has(entry.message_id))
            entry.recipient = entry.recipient.replace("234", "233");
        return answer;
      };
    }),
  },
  taking(
    "a recipient of more than 20 characters is taken",
    "SMS-035",
    (body) => {
      if (typeof body.recipient === "string" && body.recipient.length > 20) body.recipient = good;
    },
    "SMS-060",
  ),
  taking("a message goes to several recipients", "SMS-005", (body) => {
    if (Array.isArray(body.recipient)) [body.recipient] = body.recipient;
  }),
  taking("a recipient that is no number is taken", "SMS-039", (body) => {
    if (body.recipient === "+2341") body.recipient = good;
  }),
  taking("a text is cut to its maximum", "SMS-042", (body) => {
    if (typeof body.body === "string") body.body = body.body.slice(0, 1600);
  }),
  taking("a text of the maximum is refused", "SMS-042", (body) => {
    if (body.body?.length === 1600) body.body += "a";
  }),
  taking(
    "a sender ID that is no UUID is taken",
    "SMS-044",
    (body) => {
      if (body.sender_id === "Harbour") delete body.sender_id;
    },
    "SMS-060",
  ),
  taking("a sender ID that is not approved is replaced", "SMS-046", (body) => {
    if (body.sender_id?.endsWith("11")) delete body.sender_id;
  }),
  taking("a message without any sender is sent", "SMS-049", (body) => {
    if (body.recipient === "+2348030000106") body.recipient = good;
  }),
  taking(
    "an unknown message type is a one-way one",
    "SMS-050",
    (body) => {
      if (body.message_type === "three_way") delete body.message_type;
    },
    "SMS-060",
  ),
  taking("a two-way message is taken", "SMS-052", (body) => {
    if (body.message_type === "two_way") delete body.message_type;
  }),
  taking("the name of a template is cut to its maximum", "SMS-060", (body) => {
    body.template = body.template?.slice(0, 100);
  }),
  taking("a message from a template that is not found is sent", "SMS-058", (body) => {
    if (body.template === "no-such-template") delete body.template;
  }),
  refusing(
    "a message without a text is refused with 400",
    "SMS-033",
    (answer, body) => {
      if (body.body === undefined) answer.status = 400;
    },
    "SMS-027",
  ),
  refusing("a two-way message is refused with 422", "SMS-052", (answer, body) => {
    if (body.message_type === "two_way")
      Object.assign(answer, {
        status: 422,
        body: { success: false, message: "No.", errors: { message_type: ["one_way only"] } },
      });
  }),
  refusing(
    "a template that is not found is refused with 400",
    "SMS-058",
    (answer) => {
      if (answer.status === 404) answer.status = 400;
    },
    "SMS-054",
  ),
  refusing("the map of errors is keyed by number", "SMS-027", ({ status, body }) => {
    if (status === 422) body.errors = Object.fromEntries(Object.values(body.errors).entries());
  }),
  {
    name: "a send with a key of one's own choosing is refused",
    breaks: "SMS-073",
    operations: ["sendSms"],
    layer: handling(["sendSms"], () => async (asked, forward) => {
      const key = asked.headers.get("idempotency-key");
      if (key?.includes(" ")) asked.body = {};
      return forward(asked);
    }),
  },
  {
    name: "a send with a key is refused",
    breaks: "SMS-071",
    alsoBreaks: ["SMS-074"],
    operations: ["sendSms"],
    layer: handling(["sendSms"], () => async (asked, forward) => {
      if (asked.headers.has("idempotency-key") && asked.body.recipient === good)
        asked.body = { recipient: good };
      return forward(asked);
    }),
  },
];
