import type { Operation } from "../contract/contract.ts";
import { sightingsIn } from "../contract/sightings.ts";
import { type Args, buildRequest, type Draft } from "../wire/build-request.ts";
import { firstMissing } from "./first-missing.ts";
import type { CallOptions } from "./flow.ts";
import { Missing } from "./missing.ts";
import type { Session } from "./session.ts";

/**
 * The request of a step, or why it must not be sent. A request that would itself break the contract is
 * an error of ours, so that a target is never blamed for refusing it, unless it was meant to. Its cost
 * is taken last.
 */
export function prepare(
  session: Session,
  operation: Operation,
  args: Args,
  { token, cost, faulty, accept }: CallOptions,
): Draft | Missing {
  const missing = firstMissing(...Object.values(args), token, cost);
  if (missing) return missing;
  hideParameters(session, operation, args);
  let draft: Draft;
  try {
    const credential = credentialOf(session, operation, token);
    session.redactor.hide(credential);
    draft = buildRequest(session.target, operation, args, { credential, faulty, accept });
  } catch (error) {
    return new Missing("error", (error as Error).message);
  }
  const problem = checkBody(session, operation, draft);
  if (problem && !faulty) return problem;
  const refusal = session.budget.take(operation.effect, cost as number | undefined);
  if (refusal === undefined) return draft;
  return new Missing("bound", `${operation.id} was not sent: ${refusal}`);
}

/** The eSIM area takes a token that the flow was given; its api_key is never a bearer token. */
function credentialOf({ credentials }: Session, { area }: Operation, token: CallOptions["token"]) {
  if (typeof token === "string" || token === null) return token;
  return area === "esim" ? undefined : credentials[area];
}

function hideParameters({ redactor }: Session, { parameters }: Operation, args: Args): void {
  for (const { name, sensitive } of parameters) if (sensitive) redactor.hide(args[name]);
}

function checkBody(session: Session, { id, body }: Operation, draft: Draft): Missing | undefined {
  if (!body) return undefined;
  const { contract, redactor, validate } = session;
  for (const { sensitive, value } of sightingsIn(contract.components, body.schema, draft.body)) {
    if (sensitive) redactor.hide(value);
  }
  const [error] = validate(body.schema, draft.body);
  if (!error) return undefined;
  const where = `${error.instancePath} ${error.message}`.trim();
  return new Missing("error", `${id} was not sent: its body would break the contract (${where})`);
}
