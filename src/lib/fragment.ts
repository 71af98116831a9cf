/*
 * Fragments of addresses, which may hold any characters, as the HTML Standard
 * says: https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment
 */

/**
 * The element that a fragment names: by its id as it is, else decoded.
 * @param hash The fragment with its "#", or nothing.
 */
export function elementOfFragment(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ??
    document.getElementById(decodedFragment(hash));
}

/** Whether a fragment that names no element leads to the top of the page. */
export function leadsToTop(hash: string): boolean {
  return /^(top)?$/i.test(decodedFragment(hash));
}

/** The text of a fragment; what cannot be decoded stays as it is. */
function decodedFragment(hash: string): string {
  // `decodeURIComponent` would throw.
  const text = hash.slice(1).replace(/[&+]/g, encodeURIComponent);
  return new URLSearchParams(`=${text}`).get("")!;
}
