import { expect, test } from "vitest";
import { startProgram } from "./testing/run-cli.ts";

/** `--help` on a Node that calls itself by another version. */
function helpOn(version: string) {
  const versions = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
  const environment = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(versions)}`,
  };
  return startProgram("cli.ts", ["--help"], { environment }).ended;
}

test.each([
  ["20.20.2", 2, "partner-conformance needs Node 22.13 or newer; this is Node 20.20.2.\n"],
  ["22.9.0", 2, "partner-conformance needs Node 22.13 or newer; this is Node 22.9.0.\n"],
])("a Node that is too old, %s, is told which one it takes", async (version, code, text) => {
  const { code: ended, out, err } = await helpOn(version);
  expect([ended, out, err]).toEqual([code, "", text]);
});

test.each(["22.13.0", "100.0.0"])("Node %s is new enough", async (version) => {
  const { code, out, err } = await helpOn(version);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("Replays the documented journeys");
});
