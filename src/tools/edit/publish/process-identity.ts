import process from "node:process";

/**
 * A process as a text that no other one has: after it has ended, or the machine
 * has started again, its number may belong to another.
 * @returns Undefined if there is none.
 */
export function processIdentity(pid: number): string | undefined {
  const start = Deno.build.os === "linux" ? startIn(pid) : startBy(pid);
  return start === undefined ? undefined : `${pid} ${start}`;
}

/** The start of the machine, and after how many ticks the process started. */
function startIn(pid: number): string | undefined {
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
    // After the name, which may contain anything: see proc_pid_stat(5).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const boot = Deno.readTextFileSync("/proc/sys/kernel/random/boot_id");
    const hasEnded = fields[0] === "Z";
    return hasEnded ? undefined : `${boot.trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** When it started, as `ps` says; empty where there is no `ps`. */
function startBy(pid: number): string | undefined {
  try {
    const args = ["-o", "lstart=", "-p", String(pid)];
    const { stdout } = new Deno.Command("ps", { args }).outputSync();
    return new TextDecoder().decode(stdout).trim() || undefined;
  } catch {
    return isThere(pid) ? "" : undefined;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
