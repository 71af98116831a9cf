const root = new URL("../../", import.meta.url);

/** The site's server as a process that can be replaced. */
export interface ServerProcess {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port of this machine.
 * @param environment Settings beside the defaults.
 * @throws {Error} With what it printed, when it ends before it listens.
 */
export async function startServerProcess(
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "main.ts"],
    cwd: root,
    env: { ...environment, PORT: "0", HOST: "127.0.0.1" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const printed: string[] = [];
  const listening = Promise.withResolvers<string>();
  const read = [child.stdout, child.stderr].map((stream) =>
    follow(stream, (text) => {
      printed.push(text);
      const port = /"url":"http:\/\/localhost:(\d+)"/.exec(text)?.[1];
      if (port) listening.resolve(`http://127.0.0.1:${port}`);
      else console.log(text.trimEnd());
    })
  );
  // Its last words may come after its end.
  Promise.all([child.status, ...read]).then(() =>
    listening.reject(new Error(printed.join("")))
  );
  return {
    origin: await listening.promise,
    async stop() {
      child.kill("SIGKILL");
      await child.status;
    },
  };
}

async function follow(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (text: string) => void,
): Promise<void> {
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    onText(text);
  }
}
