import { TextLineStream } from "./text-lines.ts";

/** The site as a process of its own, on a free port. */
export interface RunningSite extends AsyncDisposable {
  origin: string;
  pid: number;
  /** Log lines so far. */
  lines: string[];
  /** Asks the process to stop and waits for its end. */
  stop(signal?: Deno.Signal): Promise<Deno.CommandStatus>;
}

/**
 * Starts the site on a free port of this machine.
 * @param environment Settings beside the defaults.
 * @param permissions Flags of the runtime; everything is allowed by default.
 * @throws {Error} With what the process printed, when it ends before it listens.
 */
export async function startSite(
  environment: Record<string, string> = {},
  permissions: string[] = ["-A"],
): Promise<RunningSite> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", ...permissions, "main.ts"],
    cwd: new URL("../../", import.meta.url),
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      ...environment,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const lines: string[] = [];
  const listening = Promise.withResolvers<string>();
  const read = Promise.all([child.stdout, child.stderr].map(async (stream) => {
    const texts = stream.pipeThrough(new TextDecoderStream())
      .pipeThrough(new TextLineStream());
    for await (const line of texts) {
      lines.push(line);
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url) listening.resolve(url.replace("localhost", "127.0.0.1"));
    }
  }));
  // Its last words may come after its end.
  Promise.all([child.status, read]).then(() =>
    listening.reject(new Error(lines.join("\n")))
  );
  async function stop(signal: Deno.Signal = "SIGTERM") {
    try {
      child.kill(signal);
    } catch {
      // It has ended by itself.
    }
    const status = await child.status;
    await read;
    return status;
  }
  return {
    origin: await listening.promise,
    pid: child.pid,
    lines,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}
