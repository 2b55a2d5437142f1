import { createSandbox } from "@partner-connectivity/sandbox";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type Fault, faults, faulty, type Service } from "../../core/src/testing/faults.ts";
import { manualClock } from "../../core/src/testing/manual-clock.ts";
import { createSmsClient } from "./create-sms-client.ts";
import { isApiError, isOutcomeUnknownError, type SmsSendResult } from "./index.ts";

const sandbox = createSandbox({ clock: "manual" });
afterAll(() => sandbox.close());

const RUNS = process.env["DEEP"] ? 50 : 5;
const SENDS_PER_RUN = 20;

type SmsFault = Fault | "502 of the provider" | "429" | "429 with Retry-After";
const refusals: Record<string, () => Response> = {
  "502 of the provider": () =>
    Response.json({ success: false, message: "Not submitted." }, { status: 502 }),
  "429": () => Response.json({ success: false, message: "Too many." }, { status: 429 }),
  "429 with Retry-After": () =>
    Response.json(
      { success: false, message: "Too many." },
      { status: 429, headers: { "retry-after": "3" } },
    ),
};

/** Three in ten requests meet a fault. */
const schedule: fc.Arbitrary<SmsFault[]> = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<SmsFault>(
        ...faults,
        "502 of the provider",
        "429",
        "429 with Retry-After",
      ),
    },
  ),
  { minLength: 3 * SENDS_PER_RUN, maxLength: 3 * SENDS_PER_RUN },
);

async function sendsUnderFaults(replaySends: boolean): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(schedule, async (schedule) => {
      await sandbox.control.resetOrganisation();
      await sandbox.control.setWallet("sms", { balance: 1_000_000 });
      await sandbox.control.setLimits({ "sms-send": { requests: 100_000, seconds: 60 } });
      const clock = manualClock();
      const keys = new Map<string, Set<string | null>>();
      const messages = new Map<string, Set<string>>();
      const service: Service = async (request) => {
        const { body } = await request.clone().json();
        const response = await sandbox.fetch(request);
        const { data } = (await response.clone().json()) as { data?: SmsSendResult };
        if (response.ok && data)
          messages.set(body, (messages.get(body) ?? new Set()).add(data.message_id));
        return response;
      };
      let turn = 0;
      const next = () => schedule[turn++ % schedule.length];
      const client = createSmsClient({
        baseUrl: "http://sandbox.test",
        apiKey: sandbox.organisation.sms.apiKey,
        clock,
        replaySends,
        fetch: async (request) => {
          const { body } = await request.clone().json();
          const key = request.headers.get("idempotency-key");
          keys.set(body, (keys.get(body) ?? new Set()).add(key));
          const fault = next();
          const refusal = refusals[fault ?? ""];
          if (refusal) return refusal();
          return faulty(
            (sent) => clock.hold(service(sent)),
            () => fault as Fault,
            clock,
          )(request);
        },
      });
      const results = await clock.runUntil(
        Promise.all(
          Array.from({ length: SENDS_PER_RUN }, (_, index) =>
            client
              .sendSms({ recipient: "+2348030000001", body: `message ${index}` })
              .catch((error: Error) => error),
          ),
        ),
      );
      // Long enough for what is done late.
      await clock.advance(10_000_000);
      results.forEach((result, index) => {
        const sent = messages.get(`message ${index}`) ?? new Set();
        // The sandbox answers a key it has seen with the first answer, so that a repeat is no other message.
        expect(sent.size).toBeLessThanOrEqual(1);
        expect(keys.get(`message ${index}`)?.size).toBe(1);
        const name = result instanceof Error ? result.name : "sent";
        outcomes[name] = (outcomes[name] ?? 0) + 1;
        if (!(result instanceof Error)) expect([...sent]).toEqual([result.message_id]);
        else if (!isOutcomeUnknownError(result)) expect(sent.size).toBe(0);
        if (isApiError(result)) expect([200, 502]).toContain(result.status);
      });
    }),
    { numRuns: RUNS },
  );
  return outcomes;
}

test("sends under three faults in ten: none twice, each known or declared unknown", async () => {
  const outcomes = await sendsUnderFaults(false);
  for (const name of ["sent", "OutcomeUnknownError", "ApiError"])
    expect(outcomes[name]).toBeGreaterThan(0);
}, 120_000);

test("with replaySends more of them are known, and none is sent twice where keys are heeded", async () => {
  const [once, replayed] = [await sendsUnderFaults(false), await sendsUnderFaults(true)];
  expect(replayed["OutcomeUnknownError"] ?? 0).toBeLessThan(once["OutcomeUnknownError"] ?? 0);
}, 120_000);
