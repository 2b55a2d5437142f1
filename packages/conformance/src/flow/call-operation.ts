import { operationOf } from "../contract/contract.ts";
import { claimSlot } from "../journal/claim-slot.ts";
import { slotKey } from "../journal/journal.ts";
import { UnreachableError } from "../target/unreachable-error.ts";
import type { Args } from "../wire/build-request.ts";
import { NoAnswerError, send } from "../wire/send.ts";
import { type Answer, unanswered } from "./answer.ts";
import type { CallOptions } from "./flow.ts";
import { isFromGateway } from "./is-from-gateway.ts";
import { Missing } from "./missing.ts";
import { prepare } from "./prepare.ts";
import { readAnswer } from "./read-answer.ts";
import { hasContact, type Session } from "./session.ts";

/**
 * Sends one request of a flow, once, unless a value for it is missing, a bound forbids it or an earlier
 * part of the run has sent it, and holds the answer against the contract.
 * @throws UnreachableError when nothing at the target has ever answered like the API
 */
export async function callOperation(
  session: Session,
  flow: string,
  id: string,
  args: Args,
  options: CallOptions,
): Promise<Answer> {
  const operation = operationOf(session.contract, id);
  const { effect } = operation;
  const { journal } = session;
  const slot = claimSlot(session, flow, id);
  if (effect !== "read" && journal?.earlier?.sent.has(slotKey(slot))) {
    session.unsure.add(flow);
    return stop(sentBefore(id));
  }
  const draft = prepare(session, operation, args, options);
  if (draft instanceof Missing) return stop(draft);
  if (effect !== "read")
    journal?.sending(slot, effect, effect === "spend" ? Number(options.cost) : 1);
  try {
    const exchange = await send(draft, session);
    if (effect !== "read") journal?.answered(slot, exchange.status);
    if (isFromGateway(operation, exchange, options.expect)) {
      throw new NoAnswerError(
        `${session.target.origin} answered ${exchange.status}: what stands before the service had no answer of it`,
      );
    }
    return readAnswer(session, flow, operation, exchange, options.expect);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    session.unsure.add(flow);
    if (!hasContact(session)) throw new UnreachableError(error.message, { cause: error });
    return stop(new Missing("error", `${id}: ${error.message}`), session.exchanges.length - 1);
  }

  function stop({ outcome, reason }: Missing, exchange?: number): Answer {
    const missing = new Missing(outcome, session.redactor.redact(reason));
    session.steps.push({
      ...{ flow, operation: id, effect, outcome, reason: missing.reason },
      ...(exchange !== undefined && { exchange }),
    });
    return unanswered(id, missing);
  }
}

function sentBefore(id: string): Missing {
  const reason = `${id} was sent before the run broke off, and is not sent twice; what became of it is to be seen at the target`;
  return new Missing("blocked", reason);
}
