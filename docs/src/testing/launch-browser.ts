import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Of a browser that keeps to itself. */
export const flags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium: the one from npm on Linux x64, else an installed Chrome; undefined without either. */
export async function findBrowser(): Promise<string | undefined> {
  if (process.platform === "linux" && process.arch === "x64") {
    try {
      // Makes it unpack the libraries that a bare machine lacks.
      process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
      const { default: npm } = await import("@sparticuz/chromium");
      return await npm.executablePath();
    } catch {
      // Not installed: it is optional.
    }
  }
  return [process.env["CHROME_PATH"] ?? "", ...installed].find((path) => path && existsSync(path));
}

export async function launchBrowser(executablePath: string): Promise<Browser> {
  return await chromium.launch({ executablePath, args: [...flags] });
}
