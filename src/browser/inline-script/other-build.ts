import { isTyping } from "../../lib/is-typing.ts";

/** How long to wait before a file is asked for again, in milliseconds. */
const againMs = 2000;

/** What has been asked for again. */
const asked = new WeakSet<object>();

let isLooking = false;

/**
 * Asks once more for what could not be loaded: behind one address another build
 * may have answered. When that fails, too, the document is reloaded if a reload
 * would help: a deployment has replaced the files, or the engine repeats the
 * failure of an `import()`.
 */
export function retryOnce(what: object, ask: () => void): void {
  if (asked.has(what)) reloadForOtherBuild();
  else setTimeout(ask, againMs);
  asked.add(what);
}

/** Asks again for stylesheets that could not be loaded. */
export function watchStylesheets(): void {
  // These events do not bubble.
  document.addEventListener("error", ({ target }) => {
    if (!(target instanceof HTMLLinkElement)) return;
    if (target.rel !== "stylesheet") return;
    retryOnce(target, () => {
      const again = target.cloneNode();
      asked.add(again);
      target.replaceWith(again);
    });
  }, true);
}

/**
 * Reloads the document for files that the server has now: each address once in
 * a tab, and never while something is typed.
 */
async function reloadForOtherBuild(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  try {
    const html = await (await fetch(location.href)).text();
    const answers = html.match(/\/assets\/[\w-]+\.(js|css)\b/g)!
      .map((path) => fetch(path, { method: "HEAD" }));
    const areThere = (await Promise.all(answers)).every(({ ok }) => ok);
    const key = `reloaded ${location.href}`;
    if (areThere && !isTyping() && !sessionStorage[key]) {
      // Without storage reloading could loop.
      sessionStorage[key] = 1;
      location.reload();
    }
  } catch {
    // The browser is offline, or storage is blocked.
  }
  isLooking = false;
}
