import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { release } from "./release.ts";
import { startRegistry } from "./start-registry.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A new folder, removed at the end. */
    folder: string;
    /** Address of the registry to which all packages were published. */
    registry: string;
  }
}

/** Releases the packages to a registry of the tests' own, once for all of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "published-"));
  const registry = await startRegistry(folder);
  async function tidyUp(): Promise<void> {
    await registry.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
  try {
    await release(join(folder, "repository"), registry.url);
  } catch (error) {
    await tidyUp();
    throw error;
  }
  project.provide("folder", folder);
  project.provide("registry", registry.url);
  return tidyUp;
}
