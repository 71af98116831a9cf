import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { watchClientLinks } from "./client-links.ts";
import { post, postError } from "./post.ts";

/** The most errors sent per visit. */
let errorsLeft = 3;

/**
 * Measures the first page of a visit and sends five metrics when the visitor
 * leaves: no cookie, no identifier, no third party. Also sends errors, and that
 * a link that brings clients was followed.
 * @param address The endpoint.
 * @param book Where "Book" leads.
 */
export function measure(address: string, book: string): void {
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
