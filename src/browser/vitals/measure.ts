import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { watchClientLinks } from "./client-links.ts";

/** The most errors sent per visit. */
let errorsLeft = 3;

/**
 * Measures the first page of a visit and sends five metrics when the visitor
 * leaves: no cookie, no identifier, no third party. Also sends errors, and that
 * a link that brings clients was followed.
 * @param address The endpoint. All are passed in, because a chunk without
 * imports is 200 bytes smaller.
 * @param book Where "Book" leads.
 */
export function measure(
  address: string,
  book: string,
  sendError: (thrown: unknown) => void,
): void {
  const path = location.pathname;
  const figures: Record<string, number> = {};
  function note({ name, value }: { name: string; value: number }): void {
    figures[name.toLowerCase()] = Math.round(value * 1000) / 1000;
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);
  let isSent = false;
  function send(): void {
    if (isSent || document.visibilityState !== "hidden") return;
    // Runs after the library's own listeners, which report the final values.
    queueMicrotask(() => {
      isSent = true;
      const body = JSON.stringify({ path, ...figures });
      navigator.sendBeacon(address, body);
    });
  }
  addEventListener("visibilitychange", send);
  watchClientLinks(book, (link) => {
    const { pathname: path } = location;
    navigator.sendBeacon(address, JSON.stringify({ path, link }));
  });
  function report(thrown: unknown): void {
    if (errorsLeft-- > 0) sendError(thrown);
  }
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
}
