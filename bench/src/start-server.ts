import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** A server under measurement, in a process of its own. */
export interface Server {
  readonly url: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
  /** Resident memory now, in MB. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/**
 * Starts a Node program that prints its address, and waits for its first answer.
 * @param path what is asked for first
 */
export async function startServer(program: string, args: string[], path: string): Promise<Server> {
  const started = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(child);
  await (await fetch(url + path)).arrayBuffer();
  return {
    url,
    startMs: performance.now() - started,
    memoryMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The server has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error("The server ended before it listened.");
}
