import { type Answer, unanswered } from "../flow/answer.ts";
import { firstMissing } from "../flow/first-missing.ts";
import { Missing } from "../flow/missing.ts";
import type { Credentials } from "../target/credentials.ts";
import { openReceiver, type Receiver } from "./receiver.ts";
import type { World } from "./world.ts";

const webhook = "smsDelivery";
type May<T> = Promise<T | Missing>;

/** What a flow can do on a sandbox. Everything is missing elsewhere, and when a value given to it is. */
export interface Controls {
  /** The time of the organisation, in milliseconds since 1970. */
  now(): May<number>;
  /** Lets seconds pass. */
  advance(seconds: number | Missing): May<true>;
  /** Uses data of an eSIM. */
  consume(iccid: string | Missing, amounts: { readonly data_mb: number | Missing }): May<true>;
  setWallet(
    area: "esim" | "sms",
    change: {
      readonly balance?: number | Missing;
      readonly post_paid?: boolean;
      readonly credit_limit?: number | Missing;
    },
  ): May<true>;
  /** What the wallet holds in truth, in NGN. */
  balance(area: "esim" | "sms"): May<number>;
  /** The code that was sent under a reference. */
  code(reference: string | Missing): May<string>;
  /** The keys of one more organisation. */
  another(): May<Credentials>;
  /** Registers a receiver of the run's own for delivery webhooks. */
  receive(): May<Receiver>;
  /** What came to the receiver, as if it were the answer of the webhook; nothing more is taken. */
  received(receiver: Receiver | Missing): Promise<Answer>;
}

export function controlsOf(world: World | undefined): Controls {
  async function act<T>(needed: readonly unknown[], turn: (world: World) => Promise<T>): May<T> {
    if (!world) return new Missing("skip", "only a sandbox can be made to show it");
    const missing = firstMissing(...needed);
    if (missing) return missing;
    try {
      return await turn(world);
    } catch (error) {
      return new Missing("error", `the sandbox did not do as told: ${(error as Error).message}`);
    }
  }
  const done = async (turn: Promise<unknown>): Promise<true> => {
    await turn;
    return true;
  };

  return {
    now: () =>
      act([], async ({ control }) => {
        const { now } = (await control("GET", "clock")) as { now: string };
        return Date.parse(now);
      }),
    advance: (advance_seconds) =>
      act([advance_seconds], ({ control }) => done(control("POST", "clock", { advance_seconds }))),
    consume: (iccid, amounts) =>
      act([iccid, ...Object.values(amounts)], ({ control }) =>
        done(control("POST", `esims/${iccid}/consume`, amounts)),
      ),
    setWallet: (area, change) =>
      act(Object.values(change), ({ control }) => done(control("POST", `wallets/${area}`, change))),
    balance: (area) =>
      act([], async ({ control }) => {
        const wallets = (await control("GET", "wallets")) as Record<string, { balance: number }>;
        return wallets[area]?.balance ?? Number.NaN;
      }),
    code: (reference) =>
      act([reference], async ({ control }) => {
        const outbox = (await control("GET", "outbox")) as { reference?: string; code?: string }[];
        const sent = outbox.find((entry) => entry.reference === reference);
        return sent?.code ?? new Missing("blocked", "no code was sent under the reference");
      }) as May<string>,
    another: () => act([], (own) => own.another()),
    receive: () =>
      act([], async ({ control }) => {
        const receiver = await openReceiver();
        await control("POST", "webhooks", { url: receiver.url });
        return receiver;
      }),
    received: async (receiver) =>
      receiver instanceof Missing ? unanswered(webhook, receiver) : receiver.close(webhook),
  };
}
