/** A server under measurement. */
export interface BenchServer extends AsyncDisposable {
  origin: string;
  pid: number;
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
  const { child, origin } = spawn(args, env);
  await answers(`${origin}/`);
  const file = (name: string) =>
    Deno.readTextFile(`/proc/${child.pid}/${name}`).catch(() => "");
  return {
    origin,
    pid: child.pid,
    peakMemory: async () => kilobytes("VmHWM", await file("status")),
    async processorSeconds() {
      const fields = (await file("stat")).split(") ").at(-1)?.split(" ") ?? [];
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

/**
 * Milliseconds from the start of a process to the first bytes of its answer.
 * @throws {Error} When that is not a good one.
 */
export async function coldStart(
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const started = performance.now();
  const { child, origin } = spawn(args, env);
  try {
    using connection = await connected(new URL(origin));
    await connection.write(
      new TextEncoder().encode(
        `GET / HTTP/1.1\r\nHost: ${
          new URL(origin).host
        }\r\nAccept-Encoding: br\r\n\r\n`,
      ),
    );
    const buffer = new Uint8Array(1000);
    const count = await connection.read(buffer) ?? 0;
    const took = performance.now() - started;
    const text = new TextDecoder().decode(buffer.subarray(0, count));
    if (!text.startsWith("HTTP/1.1 200")) {
      throw new Error(`Cannot start: ${text}`);
    }
    return took;
  } finally {
    child.kill("SIGKILL");
    await child.status;
  }
}

function spawn(args: readonly string[], env: Record<string, string>) {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr;
  listener.close();
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
  return { child, origin: `http://127.0.0.1:${port}` };
}

/** Connects as soon as the server listens. */
async function connected(
  { hostname, port }: URL,
): Promise<Deno.TcpConn> {
  const started = performance.now();
  while (true) {
    try {
      return await Deno.connect({ hostname, port: Number(port) });
    } catch (error) {
      if (performance.now() - started > longestStartMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

const longestStartMs = 30_000;

/** @throws {Error} When nothing answers for half a minute. */
async function answers(url: string): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < longestStartMs) {
    try {
      const response = await fetch(url);
      await response.body?.cancel();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  throw new Error(`Cannot reach "${url}"`);
}
