/** The example of `docs/example` as a process. */
import { endOf, printed } from "./processes.ts";

interface Example extends AsyncDisposable {
  origin: string;
  /** Kills the process, so that its connections close. */
  kill(): Promise<void>;
}

/**
 * Starts the example on a free port of this machine.
 * @param lateMs How late its content is.
 * @throws {Error} With what the process said, if it ends before it listens.
 */
export async function startExample(lateMs: number): Promise<Example> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-bundle", "docs/example/server.tsx"],
    cwd: new URL("../../", import.meta.url),
    env: { PORT: "0", LATE: String(lateMs) },
    stderr: "piped",
  }).spawn();
  const port = await printed(child.stderr, /localhost:(\d+)/);
  async function kill(): Promise<void> {
    try {
      child.kill("SIGKILL");
    } catch {
      // It has ended already.
    }
    await endOf(child);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    kill,
    [Symbol.asyncDispose]: kill,
  };
}
