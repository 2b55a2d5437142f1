import { defineConfig } from "vitest/config";

export default defineConfig({ test: { globalSetup: "src/install-packages.ts" } });
