import process from "node:process";

/**
 * Identifies a process by its number and start time, so that another one that
 * gets the number later is not mistaken for it.
 * @returns Undefined if there is none.
 */
export function processIdentity(pid: number): string | undefined {
  const start = Deno.build.os === "linux"
    ? startTimeFromProc(pid)
    : startTimeFromPs(pid);
  return start === undefined ? undefined : `${pid} ${start}`;
}

/** The start of the machine, and after how many ticks the process started. */
function startTimeFromProc(pid: number): string | undefined {
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
function startTimeFromPs(pid: number): string | undefined {
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
