import { createSandbox } from "@partner-connectivity/sandbox";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { faults, faulty, type Service } from "../../core/src/testing/faults.ts";
import { manualClock } from "../../core/src/testing/manual-clock.ts";
import { createVoiceClient, type VoiceClient } from "./create-voice-client.ts";
import { type ClaimNumberRequest, isApiError, isOutcomeUnknownError } from "./index.ts";

const sandbox = createSandbox({ clock: "manual" });
afterAll(() => sandbox.close());

const RUNS = process.env["DEEP"] ? 50 : 5;
const CALLS_PER_RUN = 20;

const user = (index: number): ClaimNumberRequest => ({
  business_name: "Harbour Travel",
  dob: "1990-04-12",
  email: `user${index}@example.com`,
  first_name: "Ada",
  last_name: "Obi",
  mobile: `+23480300000${10 + index}`,
  nin: "12345678901",
  pressone_number: `+23470010000${10 + index}`,
});

/** Three in ten requests meet a fault. */
const schedule = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: fc.constantFrom(...faults) },
  ),
  { minLength: CALLS_PER_RUN, maxLength: CALLS_PER_RUN },
);

async function underFaults(
  call: (client: VoiceClient, index: number) => Promise<null>,
  prepare: (client: VoiceClient) => Promise<unknown>,
): Promise<void> {
  const outcomes: Record<string, number> = { null: 0, OutcomeUnknownError: 0, ApiError: 0 };
  const credentials = { baseUrl: "http://sandbox.test", apiKey: sandbox.organisation.voice.apiKey };
  await fc.assert(
    fc.asyncProperty(schedule, async (schedule) => {
      await sandbox.control.resetOrganisation();
      await prepare(createVoiceClient({ ...credentials, fetch: sandbox.fetch }));
      const clock = manualClock();
      const sent: string[] = [];
      const done: string[] = [];
      const service: Service = async (request) => {
        const { email } = await request.clone().json();
        const response = await sandbox.fetch(request);
        if (response.ok) done.push(email);
        return response;
      };
      let turn = 0;
      const behindFaults = faulty(
        (request) => clock.hold(service(request)),
        () => schedule[turn++],
        clock,
      );
      const client = createVoiceClient({
        ...credentials,
        clock,
        fetch: async (request) => {
          sent.push((await request.clone().json()).email);
          return behindFaults(request);
        },
      });
      const calls = Array.from({ length: CALLS_PER_RUN }, (_, index) =>
        call(client, index).catch((error: Error) => error),
      );
      const results = await clock.runUntil(Promise.all(calls));
      // Long enough for what is done late.
      await clock.advance(10_000_000);
      expect(sent).toHaveLength(CALLS_PER_RUN);
      results.forEach((result, index) => {
        const times = done.filter((email) => email === user(index).email).length;
        const name = result?.name ?? "null";
        outcomes[name] = (outcomes[name] ?? 0) + 1;
        if (result === null) expect(times).toBe(1);
        else if (isOutcomeUnknownError(result)) expect(times).toBeLessThanOrEqual(1);
        else {
          expect(isApiError(result)).toBe(true);
          expect(times).toBe(0);
        }
      });
    }),
    { numRuns: RUNS },
  );
  expect(Object.keys(outcomes)).toHaveLength(3);
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
}

test("claims under three faults in ten: none twice, each known or declared unknown", async () => {
  await underFaults(
    (client, index) => client.claimNumber(user(index)),
    async () => {},
  );
}, 120_000);

test("renewals under three faults in ten: none twice, each known or declared unknown", async () => {
  await underFaults(
    (client, index) => client.renewNumber({ email: user(index).email }),
    (client) =>
      Promise.all(Array.from({ length: CALLS_PER_RUN }, (_, i) => client.claimNumber(user(i)))),
  );
}, 120_000);
