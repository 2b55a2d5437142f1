import { controlsOf } from "../sandbox/controls.ts";
import type { Answer } from "./answer.ts";
import { Missing } from "./missing.ts";
import type { Session } from "./session.ts";

/** The code that was sent: a sandbox shows it, a mock knows one alone, and elsewhere it is read from a phone. */
export async function readCode(session: Session, sent: Answer): Promise<string | Missing> {
  const reference = sent.take("/data/reference");
  if (reference instanceof Missing) return reference;
  const code = await codeOf(session, reference, sent);
  if (!(code instanceof Missing)) session.redactor.hide(code);
  return code;
}

function codeOf(
  { world, fixtures, readOtp, ...session }: Session,
  reference: string,
  sent: Answer,
) {
  if (world) return controlsOf(world).code(reference);
  const { otpCode, recipient = "" } = fixtures;
  if (otpCode !== undefined) return otpCode;
  const { exchange = -1 } = session.steps[sent.step ?? -1] ?? {};
  return readOtp({ recipient, sentAt: new Date(session.exchanges.at(exchange)?.startedAt ?? 0) });
}
