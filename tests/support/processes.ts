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
