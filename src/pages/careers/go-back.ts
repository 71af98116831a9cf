import { hasModifier } from "../../lib/has-modifier.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";

/** A link that goes back where it can. */
export const backLink = { "data-back": "" } as const;

/** If nothing has happened this soon, the link is followed, in milliseconds. */
const patienceMs = 300;

let isFollowed = false;

/**
 * Goes back in history by a click on a back link where the visitor
 * came from this site: before React, and instead of it. Other clicks are the
 * browser's.
 */
export function goBack(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>(
    "[data-back]" satisfies SelectorOf<typeof backLink>,
  );
  if (
    !link || isFollowed || !canGoBack() || event.button || hasModifier(event)
  ) return;
  event.preventDefault();
  const timer = setTimeout(() => {
    isFollowed = true;
    link.click();
    isFollowed = false;
  }, patienceMs);
  // A document may take longer than that to come.
  for (const type of ["beforeunload", "popstate"]) {
    addEventListener(type, () => clearTimeout(timer), { once: true });
  }
  history.back();
}

/** Whether the entry before is a page of this site. */
function canGoBack(): boolean {
  return globalThis.navigation?.canGoBack ??
    (history.state?.idx > 0 ||
      history.length > 1 && document.referrer.startsWith(location.origin));
}
