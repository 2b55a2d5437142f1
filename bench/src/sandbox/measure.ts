import { fileURLToPath } from "node:url";
import type { Figure } from "../figure.ts";
import { median } from "../median.ts";
import { type Server, startServer } from "../start-server.ts";
import { type LoadResult, load } from "./load.ts";
import { measureScale } from "./measure-scale.ts";
import { anyPartner, openPartner } from "./partner.ts";
import { reads, writes } from "./requests.ts";

const secondsEach = 4;
const roundsEach = 3;
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const programs = {
  sandbox: path("../../../packages/sandbox/src/cli.ts"),
  prism: path("../../../mock/src/cli.ts"),
  hono: path("./bare-hono.ts"),
};

type Target = keyof typeof programs;

async function start(target: Target): Promise<Server> {
  const first = { sandbox: "/_sandbox", prism: "/customer/v2/balance", hono: "/" }[target];
  return await startServer(programs[target], target === "hono" ? [] : ["--port", "0"], first);
}

/** Interleaves the targets, so that a busy moment of the machine hits all of them. */
async function compare(
  servers: Record<Target, Server>,
  mix: "reads" | "mixed",
): Promise<Record<Target, LoadResult>> {
  const results: Record<Target, LoadResult[]> = { sandbox: [], prism: [], hono: [] };
  for (let round = 0; round < roundsEach; round += 1) {
    for (const target of Object.keys(servers) as Target[]) {
      const { url } = servers[target];
      const partner = target === "sandbox" ? await openPartner(url) : anyPartner;
      const requests = mix === "reads" ? reads(partner) : [...reads(partner), ...writes(partner)];
      await load(url, requests, 1); // warm-up
      results[target].push(await load(url, requests, secondsEach));
    }
  }
  const middle = (of: LoadResult[]): LoadResult => ({
    requestsPerSecond: median(of.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99Ms: median(of.map(({ p99Ms }) => p99Ms)),
  });
  return {
    sandbox: middle(results.sandbox),
    prism: middle(results.prism),
    hono: middle(results.hono),
  };
}

function throughput(mix: string, results: Record<Target, LoadResult>, goal: number): Figure[] {
  const { sandbox, prism, hono } = results;
  const round = (value: number): string => Math.round(value).toLocaleString("en");
  const ratio = sandbox.requestsPerSecond / prism.requestsPerSecond;
  return [
    {
      name: `${mix}: requests/s, 10 connections`,
      value: round(sandbox.requestsPerSecond),
      peer: `Prism ${round(prism.requestsPerSecond)}, bare Hono ${round(hono.requestsPerSecond)}`,
      ratio,
      goal: `≥ ${goal} × Prism`,
      met: ratio >= goal,
    },
    {
      name: `${mix}: p99`,
      value: `${sandbox.p99Ms.toFixed(1)} ms`,
      peer: `Prism ${prism.p99Ms.toFixed(1)} ms, bare Hono ${hono.p99Ms.toFixed(1)} ms`,
      ratio: sandbox.p99Ms / prism.p99Ms,
      goal: "below Prism's",
      met: sandbox.p99Ms < prism.p99Ms,
    },
  ];
}

async function measureStart(prismMs: number): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const server = await start("sandbox");
    times.push(server.startMs);
    await server.stop();
  }
  const startMs = median(times);
  return {
    name: "start to first answer, compiled code kept",
    value: `${Math.round(startMs)} ms`,
    peer: `Prism ${Math.round(prismMs)} ms`,
    ratio: startMs / prismMs,
    goal: "≤ 500 ms",
    met: startMs <= 500,
  };
}

function memoryAfterStart({ sandbox, prism }: Record<Target, Server>): Figure {
  const [ours, prisms] = [sandbox.memoryMb(), prism.memoryMb()];
  return {
    name: "memory after start",
    value: `${Math.round(ours)} MB`,
    peer: `Prism ${Math.round(prisms)} MB`,
    ratio: ours / prisms,
    goal: "≤ 150 MB",
    met: ours <= 150,
  };
}

/** The sandbox beside Prism, which knows no state, and beside a server that does nothing. */
export async function* measure(): AsyncGenerator<Figure> {
  const sandbox = await start("sandbox");
  const servers = { sandbox, prism: await start("prism"), hono: await start("hono") };
  try {
    yield memoryAfterStart(servers);
    yield await measureStart(servers.prism.startMs);
    yield* throughput("reads", await compare(servers, "reads"), 1.5);
    yield* throughput("mixed", await compare(servers, "mixed"), 1);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
  yield* measureScale();
}
