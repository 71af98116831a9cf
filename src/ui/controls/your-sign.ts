/** What a visitor wants built, as the signs of the pages show it. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { firstCharacters } from "../../lib/text/shorten.ts";

/** The visit ends with its tab. */
const storageKey = "sign";
const changes = new EventTarget();
/** Where storage is blocked it lasts as long as the document. */
let unstored = "";

/** The most letters of a sign. */
export const maxSignLength = 40;

/** The visitor's sign; empty without one. */
export function readSign(): string {
  try {
    return sessionStorage[storageKey] ?? "";
  } catch {
    return unstored;
  }
}

/** Changes all signs of the page; an empty text removes them. */
export function writeSign(text: string): void {
  unstored = firstCharacters(text.replace(/\s+/g, " ").trim(), maxSignLength);
  try {
    if (unstored) sessionStorage[storageKey] = unstored;
    else delete sessionStorage[storageKey];
  } catch {
    // Storage may be blocked.
  }
  changes.dispatchEvent(new Event("change"));
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener("change", onChange);
  return () => changes.removeEventListener("change", onChange);
}

/** The visitor's sign; empty without one, and while React hydrates. */
export function useSign(): string {
  return useSyncExternalStore(subscribe, readSign, () => "");
}

/**
 * Writes the visitor's sign into an element that has another text without one.
 * React leaves that text alone, so that translators may replace it.
 * @param textOf The text for a sign.
 */
export function useSignText<T extends HTMLElement>(
  otherwise: string,
  textOf = (sign: string) => sign,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const sign = useSign();
  const hasSign = useRef(false);
  useEffect(() => {
    if (!element.current || !sign && !hasSign.current) return;
    hasSign.current = true;
    element.current.textContent = sign ? textOf(sign) : otherwise;
  }, [sign, otherwise]);
  return element;
}
