import { freePort } from "../support/processes.ts";

/** A server under measurement. */
export interface Server extends AsyncDisposable {
  origin: string;
}

const root = new URL("../../", import.meta.url);

/** Starts a server on a free port and waits until it answers. */
export async function startServer(
  script: string,
  env: Record<string, string>,
): Promise<Server> {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", script],
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
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
    },
  };
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
