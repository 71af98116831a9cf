/**
 * The resident memory of a process in bytes.
 * @returns 0 where unknown.
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
 * Permissions and flags for a process with a small heap: garbage is collected
 * early, so growth means a leak.
 */
export function withHeapOf(megabytes: number): string[] {
  return ["-A", `--v8-flags=--max-old-space-size=${megabytes}`];
}
