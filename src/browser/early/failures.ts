import { failedEvent } from "../inline-script/load-scripts.ts";

/** Where session storage has the address of a reloaded document. */
const storageKey = "reloaded";

/**
 * Reloads the document when React could not be loaded twice although a reload
 * would load it: a deployment has replaced the files, or the engine repeats the
 * failure of an `import()`. Once, and never while something is typed.
 */
export function reloadAfterFailures(): void {
  let failures = 0;
  let isLast = wasReloaded();
  addEventListener(failedEvent, async () => {
    if (++failures < 2 || isLast) return;
    if (!await areFilesThere() || isTyping()) return;
    isLast = true;
    sessionStorage[storageKey] = location.href;
    location.reload();
  });
}

/** Without storage it would not be known, and the reload would repeat itself. */
function wasReloaded(): boolean {
  try {
    const address = sessionStorage[storageKey];
    delete sessionStorage[storageKey];
    return address === location.href;
  } catch {
    return true;
  }
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

/** Whether a field has the focus, or holds what a visitor has typed. */
function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input,textarea");
  return [...fields].some((field) =>
    field === document.activeElement || field.value !== field.defaultValue
  );
}
