import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const installed = ["/usr/bin/google-chrome", "/usr/bin/chromium", "/usr/bin/chromium-browser"];
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/**
 * A real Chromium: on Linux x64 the one from npm, elsewhere an installed Chrome. Without either it is
 * undefined, and said so; under CI that is an error.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  if (process.platform === "linux" && process.arch === "x64") {
    // Makes the package unpack and use its own libraries.
    process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
    const { default: bundled } = await import("@sparticuz/chromium");
    return chromium.launch({ executablePath: await bundled.executablePath(), args });
  }
  const executablePath = installed.find((file) => existsSync(file));
  const launched = await (executablePath
    ? chromium.launch({ executablePath, args })
    : chromium.launch({ channel: "chrome", args })
  ).catch((error: unknown) => {
    if (process.env["CI"] === "true") throw error;
    console.warn("SKIPPED: no Chrome is installed, so the report is not looked at in a browser.");
    return undefined;
  });
  return launched;
}
