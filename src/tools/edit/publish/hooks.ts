/** An event of git's trace (`GIT_TRACE2_EVENT`). */
interface TraceEvent {
  event: string;
  /** The process; of a program that git has started it contains a slash. */
  sid: string;
  child_id?: number;
  child_class?: string;
  hook_name?: string;
  code?: number;
}

/** A hook that git has started; without a code while it runs. */
export interface Hook {
  name: string;
  code?: number;
}

/** Reads which hooks git has started. @param trace The file of git's trace. */
export async function hooksIn(trace: string): Promise<Hook[]> {
  const text = await Deno.readTextFile(trace).catch(() => "");
  const hooks = new Map<number | undefined, Hook>();
  for (const line of text.split("\n")) {
    // The last line may be half written.
    if (!line.endsWith("}")) continue;
    const { event, sid, child_id, ...it }: TraceEvent = JSON.parse(line);
    if (sid.includes("/")) continue;
    if (event === "child_start" && it.child_class === "hook") {
      hooks.set(child_id, { name: it.hook_name ?? "hook" });
    }
    const hook = hooks.get(child_id);
    if (event === "child_exit" && hook) hook.code = it.code;
  }
  return [...hooks.values()];
}
