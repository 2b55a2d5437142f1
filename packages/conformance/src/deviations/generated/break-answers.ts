import { mediaType } from "../../check/check-answer.ts";
import { type Contract, operationOf } from "../../contract/contract.ts";
import { layers } from "../../contract/schema.ts";
import { breaking, type Generated } from "./generated.ts";
import type { Sample } from "./observe.ts";

/** Breaks an answer as a whole: its status, its media type, its envelope, its headers. */
export function breakAnswers(contract: Contract, sample: Sample): Generated[] {
  const { operation, rule } = sample;
  const { success } = operationOf(contract, operation);
  const found = [
    breaking(sample, {
      kind: "status",
      how: "a status that is not documented",
      change(answer) {
        answer.status = rule.status === success ? 201 : 418;
      },
    }),
    breaking(sample, {
      kind: "status",
      how: "a server error",
      change(answer) {
        Object.assign(answer, { status: 500, body: { success: false, message: "Oops." } });
      },
    }),
  ];
  if (rule.status === success) {
    found.push(
      breaking(sample, {
        kind: "absent",
        how: "no such operation",
        change(answer) {
          Object.assign(answer, { status: 405, body: "Method Not Allowed" });
        },
      }),
      breaking(sample, {
        kind: "absent",
        how: "gone for good",
        change(answer) {
          Object.assign(answer, { status: 410, body: "Gone" });
        },
      }),
    );
  }
  if (rule.content.size > 0) {
    found.push(
      breaking(sample, {
        kind: "media",
        how: "another media type",
        change: ({ headers }) => headers.set("content-type", "text/plain"),
      }),
    );
  }
  for (const { name, required } of rule.headers) {
    if (!sample.answer.headers.has(name)) continue;
    const element = `${operation}.${rule.status}.${name}`;
    if (required) {
      found.push(
        breaking(sample, {
          kind: "header",
          how: `without ${name}`,
          elements: [element],
          change: ({ headers }) => headers.delete(name),
        }),
      );
    }
    found.push(
      breaking(sample, {
        kind: "header",
        how: `${name} in words`,
        elements: [element],
        change: ({ headers }) => headers.set(name, "soon"),
      }),
    );
  }
  return [...found, ...breakEnvelope(contract, sample)];
}

/** An answer in the envelope loses it, a bare one gets it. */
function breakEnvelope({ components }: Contract, sample: Sample): Generated[] {
  const { answer, rule, operation } = sample;
  const schema = rule.content.get(mediaType(answer));
  if (!schema || typeof answer.body !== "object" || !("data" in answer.body)) return [];
  const properties = layers(components, schema, operation).flatMap((layer) =>
    Object.keys(layer.schema.properties ?? {}),
  );
  const wears = properties.includes("success");
  return [
    breaking(sample, {
      kind: "envelope",
      how: wears ? "without its envelope" : "in an envelope",
      change(changed) {
        changed.body = wears
          ? (changed.body.data ?? {})
          : {
              success: true,
              code: "OK",
              message: "OK",
              timestamp: "2026-01-15",
              data: changed.body,
            };
      },
    }),
  ];
}
