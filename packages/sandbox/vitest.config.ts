import { defineConfig } from "vitest/config";

// No test leaves anything behind in its process, so files share them and load the sandbox once.
export default defineConfig({ test: { isolate: false } });
