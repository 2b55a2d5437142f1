/** Replays the whole suite until 10,000 exchanges are recorded, writes them down and tells its memory. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContract } from "../../../packages/conformance/src/contract/load-contract.ts";
import { flows } from "../../../packages/conformance/src/flows.ts";
import { writeOutputs } from "../../../packages/conformance/src/outputs/write-outputs.ts";
import { run } from "../../../packages/conformance/src/run.ts";
import { fixturesOfSandbox } from "../../../packages/conformance/src/sandbox/fixtures-of-sandbox.ts";
import { openWorld } from "../../../packages/conformance/src/sandbox/world.ts";
import { chooseScope } from "../../../packages/conformance/src/scope.ts";
import { unbounded } from "../../../packages/conformance/src/target/bounds.ts";
import { createRecording } from "../../../packages/conformance/src/wire/recording.ts";

const target = new URL(process.argv[2] ?? "");
const wanted = 10_000;
const contract = loadContract();
const scope = await chooseScope(contract, flows, {});
const recording = createRecording();
let report: Awaited<ReturnType<typeof run>> | undefined;
while (recording.exchanges.length < wanted) {
  const world = await openWorld(target);
  report = await run(contract, {
    ...{ target, profile: "sandbox", scope, world, bounds: unbounded, recording },
    credentials: world.credentials,
    fixtures: fixturesOfSandbox(contract),
  });
}
const folder = mkdtempSync(join(tmpdir(), "recording-"));
const har = join(folder, "run.har");
if (report) writeOutputs(report, recording, { har });
rmSync(folder, { recursive: true });
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;
console.log(JSON.stringify({ exchanges: recording.exchanges.length, peakMb: peak }));
