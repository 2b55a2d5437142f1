import type { Environment } from "../environment.ts";
import { settleAll } from "./settle.ts";

/** Real milliseconds between two looks at what has become due. */
const LOOK_EVERY_MS = 100;

export interface Pump {
  /** Looks no more; settles once what is being sent has been answered and written down. */
  stop(): Promise<void>;
}

/**
 * Brings about what becomes due under a real clock; a manual one does so when it is moved. A look
 * does not wait for the one before, so an address that does not answer holds up nobody else's.
 */
export function startPump(environment: Environment): Pump {
  const looks = new Set<Promise<void>>();

  const timer = setInterval(function look() {
    const running = settleAll(environment)
      .catch((error: unknown) => console.error(error))
      .finally(() => looks.delete(running));
    looks.add(running);
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(looks);
    },
  };
}
