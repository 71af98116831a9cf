/**
 * How much memory a process holds, in bytes.
 * @returns 0 where the system does not say.
 */
export async function residentBytes(pid: number): Promise<number> {
  try {
    const status = await Deno.readTextFile(`/proc/${pid}/status`);
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Permissions and flags for a process whose heap is small: what is garbage is
 * collected soon, so what stays is held by something.
 */
export function withHeapOf(megabytes: number): string[] {
  return ["-A", `--v8-flags=--max-old-space-size=${megabytes}`];
}
