/**
 * A document for component tests, open as soon as this module is imported.
 * Import it before anything of React: React looks for the document on loading.
 */
import { Window } from "happy-dom";

/** Names that both define, where the document's version is needed. */
const replaced = new Set([
  "window",
  "location",
  "localStorage",
  "history",
  "navigator",
  "FormData",
]);

/**
 * Puts a window's properties on `globalThis`, once. What Deno has itself, such
 * as its events and timers, stays Deno's: the runtime needs them.
 */
export function openDom(): void {
  if ("document" in globalThis) return;
  const window = new Window({ url: "http://localhost/" });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !replaced.has(name)) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: Reflect.get(window, name),
    });
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

openDom();
