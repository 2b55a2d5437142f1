import { defineConfig } from "vitest/config";

export default defineConfig({ test: { globalSetup: "src/publish-packages.ts" } });
