import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A sandbox in a process of its own, started the way a user does. */
export interface SandboxProcess {
  readonly url: string;
  /** What it printed when it was ready. */
  readonly greeting: string;
  readonly child: ChildProcess;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; output: string }>;
}

const CLI = fileURLToPath(new URL("cli.ts", import.meta.url));

/** Runs `partner-sandbox` to its end. */
export async function runCli(...args: string[]): Promise<{ code: number | null; output: string }> {
  return await outcomeOf(spawn(process.execPath, [CLI, ...args]));
}

/** The same, on a Node that calls itself by another version. */
export async function runCliOn(version: string): Promise<{ code: number | null; output: string }> {
  const versions = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
  const preload = ["--import", `data:text/javascript,${encodeURIComponent(versions)}`];
  return await outcomeOf(spawn(process.execPath, [...preload, CLI, "--help"]));
}

/** Starts `partner-sandbox` on a free port. */
export async function startProcess(...args: string[]): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [CLI, "--port", "0", ...args]);
  const ended = outcomeOf(child);
  const greeting = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout.on("data", function read(chunk: Buffer) {
      text += chunk.toString();
      if (text.includes("Magic values")) resolve(text);
    });
    ended.then(({ code, output }) => reject(new Error(`Ended with ${code}: ${output}`)), reject);
  });
  const [url = ""] = /http:\/\/\S+/.exec(greeting) ?? [];
  return {
    url,
    greeting,
    child,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function outcomeOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
