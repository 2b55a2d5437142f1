import type { Figure } from "../figure.ts";
import { interleave } from "../interleave.ts";
import { answer } from "./answer.ts";
import { contenders, type Name, names } from "./contenders.ts";

const callsATurn = 1_000;
const rounds = 41;
const mostTimesOpenapiFetch = 2.5;

/** What a call costs when the network is nothing: the answer is there at once. */
export async function measureOverhead(): Promise<Figure[]> {
  const headers = { "content-type": "application/json" };
  const all = contenders("http://service.test", async () => new Response(answer, { headers }));

  async function overhead(kind: "read" | "write"): Promise<Figure[]> {
    async function time(name: Name): Promise<number> {
      const call = all[name][kind];
      const started = performance.now();
      for (let done = 0; done < callsATurn; done += 1) await call();
      return performance.now() - started;
    }
    await interleave(names, 5, time); // warm-up
    const times = await interleave(names, rounds, time);
    const us = (name: Name): string => ((times.medianMs(name) / callsATurn) * 1000).toFixed(1);
    return (["esim", "sms"] as const).flatMap((area) => {
      const ratio = times.ratio(area, "openapi-fetch");
      const slower = Math.max(times.ratio(area, "ky"), times.ratio(area, "openai"));
      return [
        {
          name: `${area}, ${kind}: overhead of a call, stub fetch`,
          value: `${us(area)} µs`,
          peer: `openapi-fetch ${us("openapi-fetch")} µs, bare fetch ${us("fetch")} µs`,
          ratio,
          goal: `≤ ${mostTimesOpenapiFetch} × openapi-fetch`,
          met: ratio <= mostTimesOpenapiFetch,
        },
        {
          name: `${area}, ${kind}: beside clients that have a time-out too`,
          value: `${us(area)} µs`,
          peer: `ky ${us("ky")} µs, openai ${us("openai")} µs`,
          ratio: slower,
          goal: "below both",
          met: slower < 1,
        },
      ];
    });
  }
  return [...(await overhead("read")), ...(await overhead("write"))];
}
