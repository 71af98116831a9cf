import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { watchClientLinks } from "./client-links.ts";
import { post, postError } from "./post.ts";

declare global {
  var fetchLater: ((address: string, init: RequestInit) => void) | undefined;
}

/** The most errors sent per document. */
let errorsLeft = 3;

/**
 * Measures the first page of a document and sends five metrics when the visitor
 * leaves: no cookie, no identifier, no third party. Also sends errors, and that
 * a link that brings clients was followed.
 * @param address The endpoint.
 * @param book Where "Book" leads.
 */
export function measure(address: string, book: string): void {
  const path = location.pathname;
  const figures: Record<string, number> = {};
  let isSent = false;
  let late = new AbortController();
  function note({ name, value }: { name: string; value: number }): void {
    figures[name.toLowerCase()] = Math.round(value * 1000) / 1000;
    if (isSent) return;
    // Chromium sends it for a page that is too busy to do so when it is left.
    late.abort();
    late = new AbortController();
    const body = JSON.stringify({ path, ...figures });
    const { signal } = late;
    globalThis.fetchLater?.(address, { method: "POST", body, signal });
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(note, { reportAllChanges: true });
  }
  function send(): void {
    if (isSent || document.visibilityState !== "hidden") return;
    // Runs after the library's own listeners, which report the final values.
    queueMicrotask(() => {
      isSent = true;
      late.abort();
      post(address, { path, ...figures });
    });
  }
  addEventListener("visibilitychange", send);
  watchClientLinks(book, (link) => post(address, { link }));
  function report(thrown: unknown): void {
    if (errorsLeft-- > 0) postError(address, thrown);
  }
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
}
