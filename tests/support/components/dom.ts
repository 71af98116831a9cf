/**
 * A document for component tests, created on import. Import it before React,
 * which checks for a document when it loads.
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
 * Copies a window's properties to `globalThis`, once. Deno keeps its own, such
 * as events and timers, because the runtime needs them.
 */
function openDom(): void {
  if ("document" in globalThis) return;
  const window = new Window({
    url: "http://localhost/",
    settings: {
      // A clicked link leads nowhere: other tests need the document.
      navigation: {
        disableMainFrameNavigation: true,
        disableFallbackToSetURL: true,
      },
    },
  });
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

Deno.test.afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});
