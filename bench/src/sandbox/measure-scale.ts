import type { Figure } from "../figure.ts";
import { median } from "../median.ts";
import { filledSandbox, iccid } from "./partner.ts";

const rounds = 400;
const allowedRatio = 1.3;

/** Whether lists stay as fast when there is a hundred times as much to list. */
export async function measureScale(): Promise<Figure[]> {
  const small = await filledSandbox(1_000);
  const large = await filledSandbox(100_000);
  const lists = [
    { name: "order list", path: "/customer/v2/orders?limit=10", area: "esim" },
    {
      name: "package history",
      path: `/customer/v2/sims/${iccid}/packages`,
      area: "esim",
    },
    { name: "message logs", path: "/api/sms/logs", area: "sms" },
  ] as const;
  const figures: Figure[] = [];
  for (const { name, path, area } of lists) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const [size, { sandbox, partner }] of [
        ["small", small],
        ["large", large],
      ] as const) {
        const request = new Request(`http://sandbox.local${path}`, { headers: partner[area] });
        const started = performance.now();
        const response = await sandbox.fetch(request);
        await response.arrayBuffer();
        times[size].push(performance.now() - started);
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      }
    }
    const [at1000, at100000] = [median(times.small), median(times.large)];
    const ratio = at100000 / at1000;
    figures.push({
      name: `${name}, p50 at 100,000 rows`,
      value: `${at100000.toFixed(2)} ms`,
      peer: `at 1,000 rows ${at1000.toFixed(2)} ms`,
      ratio,
      goal: `≤ ${allowedRatio} ×`,
      met: ratio <= allowedRatio,
    });
  }
  await small.sandbox.close();
  await large.sandbox.close();
  return figures;
}
