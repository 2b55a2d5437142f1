import { checkAnswer, mediaType } from "../check/check-answer.ts";
import type { Checked } from "../check/finding.ts";
import type { Operation } from "../contract/contract.ts";
import { shorten } from "../report/describe.ts";
import { UnreachableError } from "../target/unreachable-error.ts";
import type { Located } from "../verdict/attribute.ts";
import type { Exchange } from "../wire/exchange.ts";
import { type Answer, answered, unanswered } from "./answer.ts";
import {
  describeExpected,
  type Expected,
  isBesideThePoint,
  isExpected,
  isForLater,
  isOfTheAccount,
} from "./expected.ts";
import { Missing } from "./missing.ts";
import { hasContact, type Session, type Step } from "./session.ts";

const longestRefusal = 160;

/**
 * Holds an answer against the contract. The documented success is what a flow goes on with; a
 * documented refusal blocks what depends on it; any other status is a failure of the target. Where a
 * step says what it expects, that is what it goes on with, documented or not.
 * @throws UnreachableError when the very first answer is a web page
 */
export function readAnswer(
  session: Session,
  flow: string,
  operation: Operation,
  exchange: Exchange,
  expected?: Expected,
): Answer {
  const { contract, validate, redactor, ledger, steps, exchanges } = session;
  const { id, success, responses } = operation;
  const { status } = exchange;
  if (mediaType(exchange) === "text/html" && !hasContact(session)) {
    throw new UnreachableError(
      `${session.target.href} answers ${id} with a web page (${status} text/html); is it the address of the API?`,
    );
  }
  const log = (outcome: Step["outcome"], reason?: string) => {
    const { milliseconds } = exchange;
    const sent = { status, milliseconds, exchange: exchanges.length - 1 };
    const step = { flow, operation: id, effect: operation.effect, outcome, ...sent };
    steps.push(reason === undefined ? step : { ...step, reason });
  };
  const isSought = expected !== undefined && isExpected(status, expected, success);
  const isLookedAt = expected !== undefined && !(expected === success && isSuccess(status));
  const isOwedToTheAccount = session.world === undefined && isOfTheAccount(status);
  const stop = (outcome: Step["outcome"], reason: string) => {
    log(outcome, reason);
    const missing = new Missing("blocked", reason);
    if (!isLookedAt || isBesideThePoint(status, expected) || isOwedToTheAccount)
      return unanswered(id, missing);
    const instead = `${id} ${describeExpected(expected)}, saw ${status}`;
    return unanswered(id, missing, { instead, step: steps.length - 1 });
  };

  if (!isSought && isForLater(status)) return stop("refused", `${id} was put off with ${status}`);
  const rule = responses.get(status);
  if (!rule && isSought) {
    log("answered");
    return answered(id, unchecked(exchange), steps.length - 1);
  }
  if (!rule && isLookedAt) return stop("failed", `${id} answered ${status}`);
  if (!rule) {
    const response = `${id}.${success}`;
    ledger.found({
      ...{ flow, operation: id, step: steps.length, response, element: response, pointer: "" },
      status: kindOf(status),
      expected: `must answer ${success} or a documented refusal`,
      seen: String(status),
    });
    return stop("failed", `${id} answered ${status}, which is not documented`);
  }
  const checked = checkAnswer(
    { components: contract.components, validate },
    operation,
    rule,
    exchange,
  );
  redactor.hide(checked.secrets);
  ledger.saw({ flow, operation: id, step: steps.length, response: `${id}.${status}` }, checked);
  if (expected === undefined ? status !== success : !isSought) {
    const message = redactor.redact(messageOf(checked.body));
    const text = shorten(
      `${id} was refused with ${status}${message && `: ${message}`}`,
      longestRefusal,
    );
    if (expected !== "refusal" || !saysNo(checked.body)) return stop("refused", text);
    // That a refusal has a status of its own is assumed, and seen elsewhere.
    log("refused", text);
    return unanswered(id, new Missing("blocked", text));
  }
  log(checked.violations.length === 0 ? "answered" : "failed");
  return answered(id, checked, steps.length - 1);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** What a status that is not documented says of the operation. */
function kindOf(status: number): NonNullable<Located["status"]> {
  if (isSuccess(status)) return "other-success";
  // There is no such path, or no such method on it.
  if ([404, 405, 501].includes(status)) return "absent";
  if (status === 410) return "gone";
  return [400, 411, 415, 422].includes(status) ? "unacceptable" : "unexpected";
}

/** An answer that no response of the contract stands for. */
function unchecked({ status, headers, text }: Exchange): Checked {
  const nothing = { violations: [], drifts: [], seen: new Set<string>(), secrets: [] };
  try {
    return { status, headers, ...nothing, body: JSON.parse(text) };
  } catch {
    return { status, headers, ...nothing, body: text };
  }
}

function saysNo(body: unknown): boolean {
  return (body as { success?: unknown } | null)?.success === false;
}

function messageOf(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : "";
}
