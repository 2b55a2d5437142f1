import { operationOf } from "../contract/contract.ts";
import { UnreachableError } from "../target/unreachable-error.ts";
import type { Args } from "../wire/build-request.ts";
import { NoAnswerError, send } from "../wire/send.ts";
import { type Answer, unanswered } from "./answer.ts";
import type { CallOptions } from "./flow.ts";
import { Missing } from "./missing.ts";
import { prepare } from "./prepare.ts";
import { readAnswer } from "./read-answer.ts";
import { hasContact, type Session } from "./session.ts";

/**
 * Sends one request of a flow, once, unless a value for it is missing or a bound forbids it, and
 * holds the answer against the contract.
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
  const draft = prepare(session, operation, args, options);
  if (draft instanceof Missing) return stop(draft);
  try {
    return readAnswer(session, flow, operation, await send(draft, session), options.expect);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    if (!hasContact(session)) throw new UnreachableError(error.message, { cause: error });
    return stop(new Missing("error", `${id}: ${error.message}`), session.exchanges.length - 1);
  }

  function stop({ outcome, reason }: Missing, exchange?: number): Answer {
    const missing = new Missing(outcome, session.redactor.redact(reason));
    const { effect } = operation;
    session.steps.push({
      ...{ flow, operation: id, effect, outcome, reason: missing.reason },
      ...(exchange !== undefined && { exchange }),
    });
    return unanswered(id, missing);
  }
}
