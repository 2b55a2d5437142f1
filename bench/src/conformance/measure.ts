import { fileURLToPath } from "node:url";
import { flows, respect } from "@partner-connectivity/mock/respect";
import type { OrganisationCredentials } from "@partner-connectivity/sandbox";
import type { Figure } from "../figure.ts";
import { median } from "../median.ts";
import { runProgram } from "../run-program.ts";
import { bundleProgram } from "./bundle-program.ts";
import { type ObservedSandbox, observeSandbox } from "./observed-sandbox.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const rounds = 3;

/** The suite beside `redocly respect`, which replays the same journeys. */
export async function* measure(): AsyncGenerator<Figure> {
  const sandbox = await observeSandbox();
  try {
    yield await wholeSuite(sandbox);
    yield* await besideRespect(sandbox);
    yield await memory(sandbox);
  } finally {
    await sandbox.close();
  }
}

/** From the start of the process to its end, as a person waits for it. */
async function wholeSuite(sandbox: ObservedSandbox): Promise<Figure> {
  const times: number[] = [];
  let requests = 0;
  const program = await bundleProgram(path("../../../packages/conformance/src/cli.ts"));
  for (let round = 0; round < rounds; round += 1) {
    const args = ["run", "--target", sandbox.url, "--profile", "sandbox", "--json", "-"];
    const { milliseconds, out } = await runProgram(program, args);
    times.push(milliseconds);
    requests = JSON.parse(out).requests;
  }
  const seconds = median(times) / 1000;
  return {
    name: `whole suite on a socket, ${requests} requests`,
    value: `${seconds.toFixed(2)} s`,
    goal: "≤ 5 s",
    met: seconds <= 5,
  };
}

/** Time between requests as the service sees it, so that starting up counts for neither. */
async function besideRespect(sandbox: ObservedSandbox): Promise<Figure[]> {
  const pace = { ours: [] as number[], respect: [] as number[] };
  const whole = { ours: [] as number[], respect: [] as number[] };
  const program = await bundleProgram(path("./replay-journeys.ts"));
  for (let round = 0; round < rounds; round += 1) {
    const sums = { ours: [0, 0, 0], respect: [0, 0, 0] };
    for (const flow of flows) {
      for (const contender of ["ours", "respect"] as const) {
        const organisation = await sandbox.newOrganisation();
        sandbox.takeArrivals();
        const started = performance.now();
        if (contender === "ours") await runProgram(program, [sandbox.url, flow]);
        else await replayWithRespect(sandbox, organisation, flow);
        const arrivals = sandbox.takeArrivals();
        const [first = 0, last = 0] = [arrivals[0], arrivals.at(-1)];
        const found = [last - first, arrivals.length, performance.now() - started];
        sums[contender] = sums[contender].map((sum, at) => sum + (found[at] ?? 0));
      }
    }
    for (const contender of ["ours", "respect"] as const) {
      const [busy = 0, requests = 1, all = 0] = sums[contender];
      // Each flow has one gap fewer than it has requests.
      pace[contender].push(busy / (requests - flows.length));
      whole[contender].push(all / requests);
    }
  }
  return [
    figure("time per request on the six journeys", pace.ours, pace.respect),
    figure("the same, with starting a process for each journey", whole.ours, whole.respect),
  ];
}

function figure(name: string, ours: readonly number[], respects: readonly number[]): Figure {
  const [own, other] = [median([...ours]), median([...respects])];
  return {
    name,
    value: `${own.toFixed(1)} ms`,
    peer: `redocly respect ${other.toFixed(1)} ms`,
    ratio: other / own,
    goal: "≥ 2 × faster",
    met: other / own >= 2,
  };
}

async function replayWithRespect(
  { url }: ObservedSandbox,
  { esim, voice, sms }: OrganisationCredentials,
  flow: string,
): Promise<void> {
  const area = /esim|top-up/.test(flow) ? esim : /claim/.test(flow) ? voice : sms;
  const { green, report } = await respect(flow, url, { apiKey: area.apiKey });
  if (!green) throw new Error(`respect: ${report}`);
}

async function memory(sandbox: ObservedSandbox): Promise<Figure> {
  const program = await bundleProgram(path("./fill-recording.ts"));
  const { out } = await runProgram(program, [sandbox.url]);
  const { exchanges, peakMb } = JSON.parse(out) as { exchanges: number; peakMb: number };
  return {
    name: `peak memory with ${exchanges.toLocaleString("en")} exchanges recorded and written as HAR`,
    value: `${Math.round(peakMb)} MB`,
    goal: "< 200 MB",
    met: peakMb < 200,
  };
}
