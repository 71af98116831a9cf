/** How long a process may take to stop, in milliseconds. */
const longestEndMs = 30_000;

/**
 * Waits until a process that was asked to end has ended. One that does not is
 * killed after half a minute, and its status says so.
 */
export async function endOf(
  child: Deno.ChildProcess,
): Promise<Deno.CommandStatus> {
  const timer = setTimeout(() => child.kill("SIGKILL"), longestEndMs);
  const status = await child.status;
  clearTimeout(timer);
  return status;
}
