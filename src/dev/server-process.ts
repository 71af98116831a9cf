const root = new URL("../../", import.meta.url);

/** The site's server as a child process. */
export interface ServerProcess {
  origin: string;
  /** Resolves with its last output when it ends without being stopped. */
  ended: Promise<string>;
  stop(): Promise<void>;
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
): Promise<ServerProcess> {
  const child = new Deno.Command(runtime, {
    args: ["run", "-A", "--no-check", "main.ts"],
    cwd: folder,
    env: { ...environment, PORT: "0", HOST: "127.0.0.1" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const output: string[] = [];
  const listening = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<string>();
  let isStopped = false;
  const outputs = [child.stdout, child.stderr].map((stream) =>
    readText(stream, (text) => {
      output.push(text);
      if (output.length > keptOutputs) output.shift();
      const port = /"url":"http:\/\/localhost:(\d+)"/.exec(text)?.[1];
      if (port) listening.resolve(`http://127.0.0.1:${port}`);
      else print(text);
    })
  );
  // Output may still arrive after the exit.
  Promise.all([child.status, ...outputs]).then(() => {
    listening.reject(new Error(output.join("")));
    if (!isStopped) ended.resolve(output.join(""));
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

async function readText(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (text: string) => void,
): Promise<void> {
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    onText(text);
  }
}
