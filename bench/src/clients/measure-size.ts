import { LARGEST_CLIENT } from "../../../packages/core/src/testing/largest-client.ts";
import type { Figure } from "../figure.ts";
import { bundleSize } from "./bundle-size.ts";

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

/** @param generated the path of the client that Redocly generates */
export async function measureSize(generated: string): Promise<Figure[]> {
  const peers = {
    "openapi-fetch": await bundleSize("openapi-fetch"),
    ky: await bundleSize("ky"),
    "redocly generated": await bundleSize(generated),
    stripe: await bundleSize("stripe"),
    openai: await bundleSize("openai"),
  };
  const peer = Object.entries(peers).map(([name, size]) => `${name} ${kilobytes(size)}`);
  const figures: Figure[] = [];
  for (const area of ["esim", "voice", "sms"]) {
    const size = await bundleSize(`@partner-connectivity/${area}`);
    figures.push({
      name: `${area}: min+gzip, everything included`,
      value: `${kilobytes(size)} kB`,
      peer: peer.join(", "),
      ratio: size / peers["redocly generated"],
      goal: `≤ ${kilobytes(LARGEST_CLIENT)} kB`,
      met: size <= LARGEST_CLIENT,
    });
  }
  return figures;
}
