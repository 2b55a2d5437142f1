import { expect, test } from "vitest";
import { readWorkflow } from "./workflow.ts";

const { jobs, text } = readWorkflow("release.yml");

test("only the job that publishes may speak to npm for this repository, and no token does", () => {
  const trusted = Object.entries(jobs).filter(([, job]) => job.permissions?.["id-token"]);
  expect(trusted.map(([name]) => name)).toEqual(["publish"]);
  expect(text).not.toMatch(/secrets\.|NPM_TOKEN|NODE_AUTH_TOKEN/);
});

test("nothing is published without provenance, or from a build of the job that publishes", () => {
  const steps = jobs["publish"]?.steps ?? [];
  expect(steps.filter(({ run }) => run)).toEqual([]);
  const publish = steps.find(({ uses }) => uses?.startsWith("changesets/action/publish@"));
  expect(publish?.with?.["pack-dir-artifact-id"]).toContain("needs.pack.outputs");
  expect(publish?.env?.["PNPM_CONFIG_PROVENANCE"]).toBe("true");
});

test("what is packed was rehearsed first", () => {
  const does = jobs["pack"]?.steps?.map(({ run, uses }) => run ?? uses?.split("@")[0]) ?? [];
  const order = ["npm run check:packed", "npm run build", "changesets/action/pack"];
  expect(does.filter((step) => order.includes(step ?? ""))).toEqual(order);
});
