import { fileURLToPath } from "node:url";
import type { Figure } from "../figure.ts";
import { interleave } from "../interleave.ts";
import { startServer } from "../start-server.ts";
import { contenders, type Name, names } from "./contenders.ts";

const concurrent = 10;
const callsATurn = 100;
const rounds = 151;
const mostTimesOpenapiFetch = 1.15;

/** Calls over a socket of this machine, ten at a time. */
export async function measureLoopback(): Promise<Figure[]> {
  const program = fileURLToPath(new URL("./answer-server.ts", import.meta.url));
  const server = await startServer(program, [], "/");
  const all = contenders(server.url, (input, init) => globalThis.fetch(input, init));

  async function time(name: Name): Promise<number> {
    const call = all[name].read;
    let left = callsATurn;
    const worker = async () => {
      for (; left > 0; left -= 1) await call();
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: concurrent }, worker));
    return performance.now() - started;
  }
  await interleave(names, 3, time); // warm-up
  const times = await interleave(names, rounds, time).finally(() => server.stop());
  const us = (name: Name): string => ((times.medianMs(name) / callsATurn) * 1000).toFixed(0);
  const ratio = times.ratio("esim", "openapi-fetch");
  const others = ["openapi-fetch", "fetch", "ky", "openai"] as const;
  return [
    {
      name: `loopback, ${concurrent} concurrent: a call`,
      value: `${us("esim")} µs`,
      peer: others.map((name) => `${name} ${us(name)} µs`).join(", "),
      ratio,
      goal: `≤ ${mostTimesOpenapiFetch} × openapi-fetch`,
      met: ratio <= mostTimesOpenapiFetch,
    },
  ];
}
