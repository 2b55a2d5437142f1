import type { Deviation } from "../deviation.ts";
import { answeringWell, handling, hearing } from "../layers.ts";
import type { Answered } from "../message.ts";
import { relaying } from "../relaying.ts";

const good = "+2348030000001";
const failing = "+2348030000101";
const silent = "+2348030000102";

/** Ways in which the fate of a message is told wrongly. */
export const delivery: readonly Deviation[] = [
  {
    name: "a message never ends",
    breaks: "SMS-067",
    operations: ["listMessageLogs"],
    layer: answeringWell("listMessageLogs", ({ data }) => {
      for (const entry of data.logs) entry.status = "accepted";
    }),
  },
  {
    name: "the first of two messages is in the logs only once it has ended",
    breaks: "SMS-065",
    operations: ["listMessageLogs"],
    layer: answeringWell("listMessageLogs", ({ data }) => {
      const isEarly = data.logs.every(({ status }: { status: string }) => status === "accepted");
      if (isEarly && data.logs.length === 2)
        data.logs = data.logs.filter(({ recipient }: { recipient: string }) => recipient !== good);
    }),
  },
  {
    name: "a message that has ended stands in a state of its own",
    breaks: "SMS-069",
    operations: ["listMessageLogs"],
    layer: answeringWell("listMessageLogs", ({ data }) => {
      for (const entry of data.logs) if (entry.status === "delivered") entry.status = "seen";
    }),
  },
  {
    name: "no delivery result is ever posted",
    breaks: "SMS-153",
    operations: ["sendSms"],
    layer: (next) =>
      async function withoutWebhooks(request) {
        const isWebhook = request.method === "POST" && request.url.endsWith("/webhooks");
        if (!isWebhook) return next(request);
        const url = "http://127.0.0.1:1/nowhere";
        return Response.json({ id: crypto.randomUUID(), url }, { status: 201 });
      },
  },
  {
    name: "only what was delivered is reported",
    breaks: "SMS-153",
    alsoBreaks: ["SMS-067"],
    operations: ["sendSms"],
    layer: hearing("sendSms", ({ body }) => {
      if (body.recipient === failing) body.recipient = silent;
    }),
  },
  {
    name: "a delivery webhook is a form",
    breaks: "SMS-155",
    alsoBreaks: ["SMS-156"],
    operations: ["sendSms"],
    layer: relaying((url, delivery) => {
      const body = new URLSearchParams(delivery as Record<string, string>);
      return new Request(url, { method: "POST", body });
    }),
  },
  {
    name: "a delivery webhook tells its event one level deeper",
    breaks: "SMS-156",
    operations: ["sendSms"],
    layer: relaying((url, delivery) => {
      const headers = { "content-type": "application/json" };
      return new Request(url, {
        method: "POST",
        headers,
        body: JSON.stringify({ data: delivery }),
      });
    }),
  },
  {
    name: "a delivery webhook carries another id than the send returned",
    breaks: "SMS-154",
    operations: ["sendSms", "listMessageLogs", "getDeliveryReport"],
    layer: handling(["sendSms", "listMessageLogs", "getDeliveryReport"], () => {
      const renamed = new Map<string, string>();
      const rename = (entry: { message_id: string }) => {
        const id = renamed.get(entry.message_id) ?? crypto.randomUUID();
        renamed.set(entry.message_id, id);
        entry.message_id = id;
      };
      return async (asked, forward) => {
        const answer: Answered = await forward(asked);
        if (answer.status !== 200) return answer;
        const { data } = answer.body;
        for (const entry of data.logs ?? data.reports ?? [data]) rename(entry);
        return answer;
      };
    }),
  },
];
