const root = new URL("../../", import.meta.url);

/** The site's server as a child process. */
export interface ServerProcess {
  origin: string;
  stop(): Promise<void>;
}

/** The same, watched. */
export interface WatchedProcess extends ServerProcess {
  /** Resolves with its last output when it ends without being stopped. */
  ended: Promise<string>;
}

/** Another runtime or checkout than this process's own, or another log. */
export interface ServerPlace {
  runtime?: string;
  folder?: string | URL;
  /** Takes what the process prints. */
  print?(text: string): void;
}

const keptOutputs = 20;

/**
 * Starts the server on a free port of this machine.
 * @param environment Variables that are added to this process's own.
 * @throws {Error} With its output, when it exits before it listens.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  { runtime = Deno.execPath(), folder = root, print = printed }: ServerPlace =
    {},
): Promise<WatchedProcess> {
  const child = new Deno.Command(runtime, {
    args: ["run", "-A", "--no-check", "main.ts"],
    cwd: folder,
    env: { ...environment, PORT: "0", HOST: "127.0.0.1" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const listening = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<string>();
  let isStopped = false;
  readOutputs(child, (text) => {
    const port = /"url":"http:\/\/localhost:(\d+)"/.exec(text)?.[1];
    if (port) listening.resolve(`http://127.0.0.1:${port}`);
    else print(text);
  }).then((last) => {
    listening.reject(new Error(last));
    if (!isStopped) ended.resolve(last);
  });
  return {
    origin: await listening.promise,
    ended: ended.promise,
    async stop() {
      isStopped = true;
      try {
        child.kill("SIGKILL");
      } catch {
        // It has ended already.
      }
      await child.status;
    },
  };
}

function printed(text: string): void {
  console.log(text.trimEnd());
}

/** Reads what a process prints, and returns the last of it at its end. */
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
