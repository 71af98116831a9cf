import { failedEvent } from "../inline-script/load-scripts.ts";

/** Where session storage has the typed text of a reloaded document. */
const storageKey = "typed";

/**
 * Reloads the document when React could not be loaded twice although the server
 * answers: a deployment has removed the files, or the engine repeats the failure
 * of an `import()`. Once, and with what the visitor has typed.
 */
export function reloadAfterFailures(): void {
  let isLast = restoreTyped();
  let failures = 0;
  addEventListener(failedEvent, async () => {
    if (++failures < 2 || isLast) return;
    try {
      await fetch(location.href, { method: "HEAD" });
      sessionStorage[storageKey] = JSON.stringify({
        [location.href]: fields().map(({ value }) => value),
      });
    } catch {
      // Offline, or without storage, by which it is known to be the last time.
      return;
    }
    isLast = true;
    location.reload();
  });
}

/** @returns Whether the document was reloaded. */
function restoreTyped(): boolean {
  try {
    const stored = JSON.parse(sessionStorage[storageKey] ?? "{}");
    delete sessionStorage[storageKey];
    const typed = stored[location.href];
    for (const [index, field] of fields().entries()) {
      if (typed?.[index]) field.value = typed[index];
    }
    return Boolean(typed);
  } catch {
    return false;
  }
}

function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("input,textarea")];
}
