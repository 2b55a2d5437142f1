import { type Check, each, status } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { given } from "../flow/given.ts";
import { spell } from "../flow/spell.ts";

const text = "A test message of the conformance suite.";

/** What a message may be: recipients, texts, senders, types and templates, taken and refused. */
export const messages: Flow = {
  name: "messages",
  area: "sms",
  needsMemory: true,
  async run({ call, rule, shape, fixture, longest }) {
    const recipient = fixture("recipient");
    const send = (change: object, expect: number | "refusal" = 200) =>
      call("sendSms", { recipient, body: text, ...change }, { expect, faulty: true });
    const idOf = ({ take }: Awaited<ReturnType<typeof send>>) => take("/data/message_id");

    const plain = await send({});
    const withKey = await send({ "Idempotency-Key": crypto.randomUUID() });
    const withFreeKey = await send({ "Idempotency-Key": "any text, such as Ref#17/a" });
    rule("SMS-071", [given(plain), withKey]);
    rule("SMS-073", [given(withKey), withFreeKey]);
    rule("SMS-051", plain);

    const longestRecipient = longest("sendSms", "recipient");
    const spaced = await send({ recipient: spell(recipient, longestRecipient) });
    const tooSpaced = await send({ recipient: spell(recipient, longestRecipient + 1) }, "refusal");
    const national = await send({
      recipient: derive(recipient, (number) => `0${number.slice(4)}`),
    });
    const toSeveral = await send({ recipient: [recipient, recipient] }, "refusal");
    const logs = await call("listMessageLogs");
    const isLoggedAs = (message: typeof plain) =>
      each<Fields[]>("/data/logs", (entries) =>
        compare(idOf(message), recipient, (id, number) => {
          const entry = entries.find(({ message_id }) => message_id === id);
          return entry && entry["recipient"] === number;
        }),
      );
    rule("SMS-035", [spaced, tooSpaced]);
    rule("SMS-036", [spaced, logs], isLoggedAs(spaced));
    rule("SMS-037", [national, logs], isLoggedAs(national));
    rule("SMS-120", [spaced, national, logs], each<Fields>("/data/logs/*", showsE164));
    rule("SMS-005", [plain, toSeveral]);
    shape(logs, "SMS-119");

    const toNobody = await send({ recipient: "+2341" }, 400);
    const undeliverable = await send({ recipient: fixture("undeliverableRecipient") }, 400);
    rule("SMS-039", [toNobody, undeliverable]);

    const longestText = longest("sendSms", "body");
    // What is counted is characters: this one takes two bytes, and one place in a segment.
    const full = await send({ body: "é".repeat(longestText) });
    const tooLong = await send({ body: "a".repeat(longestText + 1) }, "refusal");
    rule("SMS-042", [full, tooLong]);
    const withoutBody = await send({ body: undefined }, 422);
    const withNumber = await send({ body: 17 }, 422);
    const template = fixture("template");
    const withTemplateOnly = await send({ template, body: undefined }, "refusal");
    const toNoRecipient = await send({ recipient: undefined }, "refusal");
    rule("SMS-033", [withoutBody, withNumber, withTemplateOnly, toNoRecipient]);
    rule(
      "SMS-027",
      withoutBody,
      each<Fields>("/errors", ({ body }) => isTexts(body)),
    );
    rule("SMS-026", given(withoutBody), hasErrorMap);
    shape(withoutBody, "SMS-026", "SMS-027", "SMS-025");

    const withSender = await send({ sender_id: fixture("senderId") });
    const withPlatformSender = await send({ sender_id: fixture("platformSenderId") });
    const fromPlatform = await send({ recipient: fixture("defaultSenderRecipient") });
    const withoutUuid = await send({ sender_id: "Harbour" }, "refusal");
    const ofStranger = await send({ sender_id: crypto.randomUUID() }, 400);
    const pending = await send({ sender_id: fixture("pendingSenderId") }, 400);
    const noSender = await send({ recipient: fixture("noSenderRecipient") }, 400);
    rule("SMS-044", [plain, withSender, withoutUuid]);
    rule("SMS-046", [withPlatformSender, ofStranger, pending]);
    rule("SMS-049", [fromPlatform, noSender]);

    const oneWay = await send({ message_type: "one_way" });
    const twoWay = await send({ message_type: "two_way" }, 400);
    const multimedia = await send({ message_type: "multimedia" }, 400);
    const otherType = await send({ message_type: "three_way" }, "refusal");
    rule("SMS-050", [oneWay, otherType]);
    rule("SMS-052", [twoWay, multimedia]);

    const longestName = longest("sendSms", "template");
    const fromTemplate = await send({ template, body: "4711" });
    const fromNoTemplate = await send({ template: "no-such-template" }, 404);
    const fromLongTemplate = await send({ template: "a".repeat(longestName) }, 404);
    const fromTooLong = await send({ template: "a".repeat(longestName + 1) }, "refusal");
    rule("SMS-053", [plain, fromTemplate]);
    rule("SMS-054", [fromLongTemplate, fromTooLong]);
    rule("SMS-058", [fromNoTemplate, fromLongTemplate]);
    for (const refused of [tooSpaced, withoutUuid, otherType, fromTooLong]) {
      rule("SMS-060", refused, status(422));
    }
  },
};

/** What its values are is assumed, and has a rule of its own. */
const hasErrorMap: Check = ({ body }) => {
  const { errors } = Object(body) as Fields;
  const isMap = typeof errors === "object" && errors !== null && !Array.isArray(errors);
  return isMap || { pointer: "/errors", value: errors };
};

/** What stands there has the form; whether it is the right number is another rule's. */
function showsE164({ recipient }: Fields): boolean {
  return /^\+[1-9]\d{6,14}$/.test(`${recipient}`);
}

function isTexts(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === "string")
  );
}
