import { defineConfig } from "vitest/config";

// Processes are started and flows replayed: on a busy machine that takes longer than the usual 5 s.
export default defineConfig({ test: { testTimeout: 30_000, isolate: false } });
