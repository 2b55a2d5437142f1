import { createSandbox } from "@partner-connectivity/sandbox";
import { afterAll, expect, test } from "vitest";
import { manualClock } from "../../core/src/testing/manual-clock.ts";
import { createSmsClient } from "./create-sms-client.ts";
import { buckets } from "./operations.gen.ts";

const sandbox = createSandbox({ clock: "manual" });
afterAll(() => sandbox.close());

const BURST = 2_000;
const { requests: limit, seconds } = buckets["sms-send"];

test("a burst of 2,000 sends gets no 429 and uses at least 98 % of the budget", async () => {
  await sandbox.control.setWallet("sms", { balance: 1_000_000 });
  const clock = manualClock();
  const statuses: number[] = [];
  let sandboxTime = 0;
  let moved: Promise<unknown> | undefined;

  /** Moves the sandbox's clock to where the client's is. */
  async function serve(request: Request): Promise<Response> {
    const now = clock.now();
    if (now !== sandboxTime)
      moved = sandbox.control.moveClock({ set: new Date(now).toISOString() });
    sandboxTime = now;
    await moved;
    const response = await sandbox.fetch(request);
    statuses.push(response.status);
    return response;
  }

  const client = createSmsClient({
    baseUrl: "http://sandbox.test",
    apiKey: sandbox.organisation.sms.apiKey,
    clock,
    maxWaitMs: Number.POSITIVE_INFINITY,
    fetch: (request) => clock.hold(serve(request)),
  });
  const started = clock.now();
  const sends = Array.from({ length: BURST }, (_, index) =>
    client.sendSms({ recipient: "+2348030000001", body: `message ${index}` }),
  );
  await clock.runUntil(Promise.all(sends));

  expect(statuses).toEqual(Array(BURST).fill(200));
  // A budget used to the full sends the last of them when the fourth window opens.
  const elapsedSeconds = (clock.now() - started) / 1000;
  const allowed = (Math.floor(elapsedSeconds / seconds) + 1) * limit;
  expect(BURST / allowed).toBeGreaterThanOrEqual(0.98);
}, 60_000);
