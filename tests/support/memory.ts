/**
 * The resident memory of a process in bytes.
 * @returns 0 where unknown.
 */
export function residentBytes(pid: number): Promise<number> {
  return statusBytes(pid, "VmRSS");
}

/**
 * The most resident memory that a process has had, in bytes.
 * @returns 0 where unknown.
 */
export function peakResidentBytes(pid: number): Promise<number> {
  return statusBytes(pid, "VmHWM");
}

async function statusBytes(pid: number, field: string): Promise<number> {
  try {
    const status = await Deno.readTextFile(`/proc/${pid}/status`);
    const line = status.split("\n").find((it) => it.startsWith(`${field}:`));
    return Number.parseInt(line?.slice(field.length + 1) ?? "0") * 1024;
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
