import { processFile } from "../support/processes.ts";

/** A server under measurement. */
export interface BenchServer extends AsyncDisposable {
  origin: string;
  /** The peak memory of the process in bytes; 0 where unknown. */
  peakMemory(): Promise<number>;
  /** Processor time that the process has used, in seconds; 0 where unknown. */
  processorSeconds(): Promise<number>;
}

const root = new URL("../../", import.meta.url);

/** Starts a server on a free port and waits until it answers. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", ...args],
    cwd: root,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      ...env,
    },
    stdout: "null",
    stderr: "null",
  }).spawn();
  await answers(`${origin}/`);
  return {
    origin,
    peakMemory: async () =>
      kilobytes("VmHWM", await processFile(child.pid, "status")),
    async processorSeconds() {
      const fields =
        (await processFile(child.pid, "stat")).split(") ").at(-1)?.split(" ") ??
          [];
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
    },
  };
}

/** A line of Linux's account of a process, in bytes. */
function kilobytes(name: string, account: string): number {
  const found = new RegExp(`${name}:\\s+(\\d+) kB`).exec(account)?.[1];
  return Number(found ?? 0) * 1024;
}

/** Milliseconds from the start of a process to its first good answer. */
export async function coldStart(
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const started = performance.now();
  await using _server = await startServer(args, env);
  return performance.now() - started;
}

function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

const longestStartMs = 30_000;

/** @throws {Error} When nothing answers well for half a minute. */
async function answers(url: string): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < longestStartMs) {
    try {
      const response = await fetch(url);
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`Cannot reach "${url}"`);
}
