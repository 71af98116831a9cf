import { within } from "../../../lib/promises/within.ts";

/**
 * Ends a process and the programs that it has started.
 * @param child It was started `detached`, so that they are a group.
 * @param ending Settles when all of them have ended.
 */
export async function endGroup(
  child: Deno.ChildProcess,
  ending: Promise<unknown>,
): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    try {
      if (Deno.build.os === "windows") child.kill();
      else Deno.kill(-child.pid, signal);
    } catch {
      // It has just ended.
    }
    if (await within(ending.catch(() => true), 2_000)) return;
  }
}
