/**
 * The one script that documents have inline, as a blocking request would delay
 * the first paint. The build bundles it on its own.
 */
import { handleEarlyClicks } from "./early-clicks.ts";
import { pressEarlyButtons } from "./early-buttons.ts";
import { prepareFirstPaint } from "./first-paint.ts";

revealAtOnce();
prepareFirstPaint();
handleEarlyClicks();
watchArrivals();

/**
 * React holds back content that comes within 300 ms of the shell's first paint,
 * whose time it keeps in this variable. Without a time it shows content in the
 * next frame.
 */
function revealAtOnce(): void {
  Object.defineProperty(self, "$RT", { get: () => undefined, set() {} });
}

/**
 * While the document arrives, enables buttons before they are painted, and
 * starts hydration as soon as the entry is named: while a document streams,
 * WebKit holds back scripts that are in its cache, but no import.
 */
function watchArrivals(): void {
  let entry: HTMLScriptElement | null;
  new MutationObserver((_, observer) => {
    pressEarlyButtons();
    if (!entry) {
      entry = document.querySelector("#entry");
      if (entry) import(entry.src).catch(() => {});
    }
    if (document.readyState !== "loading") observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
