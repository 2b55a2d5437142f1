import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A sandbox as a partner starts it: `npx partner-sandbox`, in a process of its own. */
export interface SandboxProcess {
  /** The environment that clients and the conformance suite read. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startSandbox(cwd: string): Promise<SandboxProcess> {
  const child = spawn("npx", ["--no-install", "partner-sandbox", "--port", "0"], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true, // npx does not hand signals on: the group of processes is ended
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    const created = await fetch(`${url}/_sandbox/organisations`, { method: "POST" });
    const { esim, voice, sms } = (await created.json()) as Record<string, { apiKey: string }>;
    return {
      env: {
        PARTNER_BASE_URL: url,
        PARTNER_ESIM_API_KEY: esim?.apiKey ?? "",
        PARTNER_VOICE_API_KEY: voice?.apiKey ?? "",
        PARTNER_SMS_API_KEY: sms?.apiKey ?? "",
      },
      async stop() {
        if (child.pid) process.kill(-child.pid, "SIGTERM");
        await ended;
      },
    };
  }
  throw new Error("npx partner-sandbox ended before it listened");
}
