import type { Answer } from "../flow/answer.ts";
import { unknownReference } from "../flow/call-every-sms-operation.ts";
import { type Check, each } from "../flow/check.ts";
import type { Expected } from "../flow/expected.ts";
import type { Fields } from "../flow/fields.ts";
import { after, compare } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { Missing } from "../flow/missing.ts";
import { spell } from "../flow/spell.ts";

/** As SMS-110 has it. */
const attempts = 5;

/** One-time codes: wrong, too late, too often, and requests for codes that are refused. */
export const codes: Flow = {
  name: "codes",
  area: "sms",
  needsMemory: true,
  async run({ call, rule, shape, fixture, code: readCode, sandbox, longest }) {
    const recipient = fixture("recipient");
    const sendCode = async (to = recipient) => {
      const sent = await call("sendOtp", { recipient: to });
      return { sent, reference: sent.take("/data/reference") };
    };
    const sendReadable = async () => {
      const { sent, reference } = await sendCode();
      const code = await readCode(sent);
      // Where nobody can read the code, one guess in a million would be right.
      const wrong = (place: number) =>
        code instanceof Missing ? after(sent, "000000") : otherThan(code, place);
      return { sent, reference, code, wrong };
    };
    const verify = (reference: string | Missing, code: unknown) =>
      call("verifyOtp", { reference, code }, { expect: 200 });

    const lucky = await sendReadable();
    const wrong: Answer[] = [];
    for (let n = 1; n < attempts; n++) wrong.push(await verify(lucky.reference, lucky.wrong(-n)));
    const lastChance = await verify(lucky.reference, lucky.code);

    const unlucky = await sendReadable();
    const all: Answer[] = [];
    for (let n = 1; n <= attempts; n++) all.push(await verify(unlucky.reference, unlucky.wrong(0)));
    const sixth = await verify(unlucky.reference, unlucky.code);

    const another = await sendCode(fixture("failingRecipient"));
    const anothersCode = await sandbox.code(another.reference);
    const crossed = await call("verifyOtp", { reference: another.reference, code: lucky.code });

    const late = await sendCode();
    const expiring = await verify(late.reference, fixture("expiringCode"));
    const lateCode = expiring.missing ?? (await readCode(late.sent));
    const tooLate = await verify(late.reference, after(expiring, lateCode));

    for (const answer of [lucky.sent, ...wrong]) {
      rule("SMS-001", answer);
      rule("SMS-002", answer);
    }
    rule("SMS-007", wrong);
    rule("SMS-089", [lucky.sent, ...wrong]);
    for (const answer of wrong) rule("SMS-107", [lucky.sent, answer], isNotVerified);
    const isRefusedHere = () =>
      compare(lucky.code, anothersCode, (own, other) =>
        own === other
          ? undefined
          : compare(crossed.take<boolean>("/data/verified"), own, (verified) => !verified),
      );
    // Where there is nobody else to send a code to, the wrong ones above have to do.
    rule("SMS-107", [lucky.sent, ...wrong], isRefusedHere);
    rule("SMS-108", [late.sent, expiring, tooLate], isNotVerified);
    rule("SMS-109", [unlucky.sent, ...all, sixth], isNotVerified);
    rule(
      "SMS-110",
      [unlucky.sent, ...all, sixth],
      each("/data/verified", (verified) => verified === false),
    );
    rule(
      "SMS-110",
      [lucky.sent, ...wrong, lastChance],
      each("/data/verified", (verified) => verified === true),
    );
    const has = (expected: string) => each("/data/status", (state) => state === expected);
    for (const answer of wrong) rule("SMS-113", [lucky.sent, answer], has("pending"));
    rule("SMS-113", [late.sent, tooLate], has("expired"));
    rule("SMS-113", [unlucky.sent, ...all, sixth], has("failed"));

    const stranger = { reference: unknownReference, code: "000000" };
    rule("SMS-114", await call("verifyOtp", stranger, { expect: 404 }));
    const { reference } = lucky;
    const withoutCode = await call("verifyOtp", { reference }, { expect: 422, faulty: true });
    const withoutUuid = await call(
      "verifyOtp",
      { reference: "17", code: "000000" },
      { expect: 422, faulty: true },
    );
    rule("SMS-115", [withoutCode, withoutUuid]);

    const request = (body: object, expect: Expected) =>
      call("sendOtp", { ...body }, { expect, faulty: true });
    rule("SMS-092", await request({ recipient }, "success or refusal"), isComplete);
    const most = longest("sendOtp", "recipient");
    const spaced = await request({ recipient: spell(recipient, most) }, 200);
    const tooSpaced = await request({ recipient: spell(recipient, most + 1) }, 422);
    const toNone = await request({}, 422);
    rule("SMS-093", [spaced, tooSpaced]);
    rule("SMS-096", [toNone, tooSpaced]);
    rule(
      "SMS-096",
      toNone,
      each("/errors", (errors) => typeof errors === "object"),
    );
    const toNobody = await request({ recipient: "+2341" }, 400);
    const undeliverable = await request({ recipient: fixture("undeliverableRecipient") }, 400);
    rule("SMS-094", [toNobody, undeliverable]);
    rule("SMS-097", await request({ recipient: fixture("rejectedRecipient") }, 502));
    const emptied = await sandbox.setWallet("sms", { balance: 0 });
    const unpaid = await request({ recipient: after(emptied, recipient) }, 402);
    rule(
      "SMS-095",
      unpaid,
      each("/code", (code) => code === "insufficient_funds"),
    );
    for (const refused of [withoutCode, toNone, toNobody, unpaid]) shape(refused, "SMS-025");
  },
};

const isNotVerified = each<Fields>(
  "/data",
  ({ verified, status }) =>
    verified === false && ["pending", "expired", "failed"].includes(status as string),
);

/** What lacks something is refused with 422; any other refusal says nothing of that. */
const isComplete: Check = ({ status }) => status === 200 || (status === 422 ? false : undefined);

/** The same code but for the digit at one place. */
function otherThan(code: string, place: number): string {
  const digits = [...code];
  const index = (place + digits.length * attempts) % digits.length;
  return digits.with(index, digits[index] === "1" ? "2" : "1").join("");
}
