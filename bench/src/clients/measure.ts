import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "../figure.ts";
import { generatePeer } from "./generate-peer.ts";
import { measureImport } from "./measure-import.ts";
import { measureLoopback } from "./measure-loopback.ts";
import { measureOverhead } from "./measure-overhead.ts";
import { measureSize } from "./measure-size.ts";

/** The clients beside those that partners know. */
export async function* measure(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), "bench-clients-"));
  try {
    yield* await measureSize(await generatePeer(folder));
    yield* await measureOverhead();
    yield* await measureImport(folder);
    yield* await measureLoopback();
  } finally {
    await rm(folder, { recursive: true });
  }
}
