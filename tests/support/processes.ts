/** Processes that tests start: their output, and their end. */
import { inTime } from "./promises.ts";

/** A port of this machine that a process may listen on. */
export function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

/** Reads a process's output until a pattern matches, and keeps reading. */
export function printed(
  stream: ReadableStream<Uint8Array>,
  pattern: RegExp,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = "";
  stream.pipeTo(
    new WritableStream({
      write(chunk) {
        text += new TextDecoder().decode(chunk);
        const found = pattern.exec(text)?.[1];
        if (found) resolve(found);
      },
      close: () => reject(new Error(`It ended with: ${text.slice(-400)}`)),
    }),
  ).catch(reject);
  return inTime(promise);
}

/** How long a process may take to stop, in milliseconds. */
const longestEndMs = 30_000;

/**
 * Waits until a stopped process has ended. After half a minute it is killed,
 * which its status shows.
 */
export async function endOf(
  child: Deno.ChildProcess,
): Promise<Deno.CommandStatus> {
  const timer = setTimeout(() => child.kill("SIGKILL"), longestEndMs);
  const status = await child.status;
  clearTimeout(timer);
  return status;
}

/** How long a process group may take to end after a signal, in milliseconds. */
const longestGroupEndMs = 5000;

/**
 * Signals a process that was started detached, and all that it started, and
 * waits until they have ended. After some seconds they are killed.
 */
export async function endGroup(
  pid: number,
  signal: Deno.Signal,
): Promise<void> {
  const started = performance.now();
  signalGroup(pid, signal);
  // The signal 0 only asks whether there is such a process.
  while (signalGroup(pid, 0)) {
    if (performance.now() - started > longestGroupEndMs) {
      signalGroup(pid, "SIGKILL");
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Signals the process group that a process leads. Windows has none, and ends
 * the process with all that it has started.
 * @returns Whether there is one.
 */
export function signalGroup(pid: number, signal: Deno.Signal | 0): boolean {
  if (Deno.build.os === "windows") {
    if (signal !== 0) endTree(pid);
    return false;
  }
  try {
    Deno.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

function endTree(pid: number): void {
  new Deno.Command("taskkill", {
    args: ["/pid", String(pid), "/t", "/f"],
    stdout: "null",
    stderr: "null",
  }).outputSync();
}
