import type { Figure } from "../figure.ts";
import { interleave } from "../interleave.ts";
import { filledSandbox } from "./filled-sandbox.ts";
import { iccid } from "./requests.ts";

const rounds = 400;
const allowedRatio = 1.3;
const lists = [
  { name: "order list", path: "/customer/v2/orders?limit=10", area: "esim" },
  { name: "package history", path: `/customer/v2/sims/${iccid}/packages`, area: "esim" },
  { name: "message logs", path: "/api/sms/logs", area: "sms" },
] as const;

/** Whether lists stay as fast when there is a hundred times as much to list. */
export async function* measureScale(): AsyncGenerator<Figure> {
  const sizes = { small: await filledSandbox(1_000), large: await filledSandbox(100_000) };
  for (const { name, path, area } of lists) {
    const times = await interleave(["small", "large"], rounds, async (size) => {
      const { sandbox, partner } = sizes[size];
      const request = new Request(`http://sandbox.test${path}`, { headers: partner[area] });
      const started = performance.now();
      const response = await sandbox.fetch(request);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return performance.now() - started;
    });
    const ratio = times.medianMs("large") / times.medianMs("small");
    yield {
      name: `${name}, p50 at 100,000 rows`,
      value: `${times.medianMs("large").toFixed(2)} ms`,
      peer: `at 1,000 rows ${times.medianMs("small").toFixed(2)} ms`,
      ratio,
      goal: `≤ ${allowedRatio} ×`,
      met: ratio <= allowedRatio,
    };
  }
  for (const { sandbox } of Object.values(sizes)) await sandbox.close();
}
