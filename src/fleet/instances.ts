/** One process of the site that serves a build. */
export interface Instance {
  port: number;
  origin: string;
  pid: number;
  /** Asks the process to end, or ends it, and waits until it has. */
  stop(signal?: Deno.Signal): Promise<void>;
}

export interface InstanceOptions {
  port: number;
  /** The checkout whose build it serves. */
  folder: string | URL;
  /** Settings, by their names in the environment. */
  settings: Record<string, string>;
}

/**
 * Starts an instance, and waits until it is ready.
 * @throws {Error} When it is not ready within half a minute.
 */
export async function startInstance(
  { port, folder, settings }: InstanceOptions,
): Promise<Instance> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "main.ts"],
    cwd: folder,
    env: {
      ...settings,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "error",
    },
    stdout: "inherit",
    stderr: "inherit",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + 30_000;
  while (!await isReady(origin)) {
    if (performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${origin} is not ready after 30 s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    origin,
    pid: child.pid,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await child.status;
    },
  };
}

/** The memory that a process has, in megabytes; 0 where that is unknown. */
export async function memoryOf({ pid }: Instance): Promise<number> {
  try {
    const status = await Deno.readTextFile(`/proc/${pid}/status`);
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return 0;
  }
}

/** Ports of this machine that are free just now. */
export function freePorts(count: number): number[] {
  const listeners = Array.from(
    { length: count },
    () => Deno.listen({ port: 0, hostname: "127.0.0.1" }),
  );
  const ports = listeners.map(({ addr }) => addr.port);
  for (const listener of listeners) listener.close();
  return ports;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(`${origin}/readyz`);
    await body?.cancel();
    return status === 200;
  } catch {
    return false;
  }
}
