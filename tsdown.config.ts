/** Builds what is published. In the workspace `exports` point at `src`; here `dist` is made for `publishConfig`. */
import { defineConfig, type UserConfig } from "tsdown";

const clients: UserConfig = { platform: "neutral", target: "es2023" };
const tools: UserConfig = { platform: "node", target: "node22.13" };

const packages: Record<string, UserConfig> = {
  core: { ...clients, entry: "src/index.ts" },
  esim: { ...clients, entry: "src/index.ts" },
  voice: { ...clients, entry: "src/index.ts" },
  sms: { ...clients, entry: ["src/index.ts", "src/webhooks.ts"] },
  sandbox: { ...tools, entry: ["src/index.ts", "src/magic-values.ts", "src/cli.ts"] },
  conformance: {
    ...tools,
    entry: { cli: "src/cli.ts", vitest: "src/vitest.ts", config: "src/config/config.ts" },
  },
};

export default defineConfig(
  Object.entries(packages).map(([name, config]) => ({
    name,
    cwd: `packages/${name}`,
    fixedExtension: false,
    dts: true,
    ...config,
  })),
);
