const root = new URL("../../../", import.meta.url);

/** A server as a child process. */
export interface ServerProcess {
  origin: string;
  /** Lets it end by itself, after the responses that it is sending. */
  drain(): void;
  stop(): Promise<void>;
  /** Resolves with its last output if it ends without being stopped. */
  ended: Promise<string>;
}

const keptOutputs = 20;

/**
 * Starts the site's server, or another one, on a free port of this machine. It
 * ends with this process.
 * @param environment Variables to add to the environment.
 * @param print Receives the output.
 * @throws {Error} If it exits before it listens, with its output.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  print: (text: string) => void,
  command: readonly string[] = ["main.ts"],
): Promise<ServerProcess> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", ...command],
    cwd: root,
    env: {
      ...environment,
      PORT: "0",
      CONTENT_PORT: "0",
      HOST: "127.0.0.1",
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const listening = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<string>();
  let isStopped = false;
  readOutputs(child, (text) => {
    const origin = /(?:"url":"|service on )(http:\/\/[\d.:]+)/
      .exec(text)?.[1];
    if (origin) listening.resolve(origin);
    else print(text);
  }).then((last) => {
    listening.reject(new Error(last));
    if (!isStopped) ended.resolve(last);
  });
  function end(signal: Deno.Signal): void {
    isStopped = true;
    try {
      child.kill(signal);
    } catch {
      // It has ended already.
    }
  }
  const kill = () => end("SIGKILL");
  addEventListener("unload", kill);
  child.status.then(() => removeEventListener("unload", kill));
  return {
    origin: await listening.promise,
    ended: ended.promise,
    drain: () => end("SIGTERM"),
    async stop() {
      kill();
      await child.status;
    },
  };
}

/** Reads the output of a process, and returns the last part at the end. */
async function readOutputs(
  { stdout, stderr, status }: Deno.ChildProcess,
  onText: (text: string) => void,
): Promise<string> {
  const last: string[] = [];
  await Promise.all([stdout, stderr].map(async (stream) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      last.push(text);
      if (last.length > keptOutputs) last.shift();
      onText(text);
    }
  }));
  // Output may still arrive after the exit.
  await status;
  return last.join("");
}
