import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { watchClientLinks } from "./client-links.ts";
import { postError } from "./post-error.ts";

/** The most errors sent per visit. */
let errorsLeft = 3;

/** What the document says, as early scripts import no facts of the site. */
export interface Measuring {
  /** The endpoint. */
  vitals: string;
  /** Where "Book" leads. */
  book: string;
}

/**
 * Measures the first page of a visit and sends five metrics when the visitor
 * leaves: no cookie, no identifier, no third party. Also sends errors, and that
 * a link that brings clients was followed.
 */
export function measure({ vitals: address, book }: Measuring): void {
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
    if (errorsLeft-- > 0) postError(address, thrown);
  }
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
}
