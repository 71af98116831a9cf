import { isTyping } from "../../ui/controls/is-typing.ts";
import { failedEvent } from "../inline-script/load-scripts.ts";
import { reloadOnce, wasReloaded } from "../reload-once.ts";

/**
 * Reloads the document when React could not be loaded twice although a reload
 * would load it: a deployment has replaced the files, or the engine repeats the
 * failure of an `import()`. Once, and never while something is typed.
 */
export function reloadAfterFailures(): void {
  let failures = 0;
  const isLast = wasReloaded("loading-failed");
  addEventListener(failedEvent, async () => {
    if (++failures < 2 || isLast) return;
    if (await areFilesThere() && !isTyping()) reloadOnce("loading-failed");
  });
}

/** Whether the server has the scripts that the document names now. */
async function areFilesThere(): Promise<boolean> {
  try {
    const html = await (await fetch(location.href)).text();
    const answers = (html.match(/\/assets\/[\w-]+\.js/g) ?? [])
      .map((path) => fetch(path, { method: "HEAD" }));
    return (await Promise.all(answers)).every(({ ok }) => ok);
  } catch {
    return false;
  }
}
