import type { DataOf } from "../../lib/data-attributes.ts";
import type { valueParts } from "../../ui/controls/parts.ts";

/** Kinds of links that bring clients, and the addresses of each. */
const patterns = {
  mail: /^mailto:[^?]/,
  phone: /^tel:/,
  // With a text it shares a page, or sends what the contact form holds.
  whatsapp: /^https:\/\/wa\.me\/\d+$/,
};

/**
 * Calls back with the kind of each link that brings clients when it is
 * followed.
 * @param book Where "Book" leads.
 */
export function watchClientLinks(
  book: string,
  onFollow: (kind: string) => void,
): void {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLElement>("a[href]");
    const kind = link && kindOf(link, book);
    if (kind) onFollow(kind);
    // Before the router changes the address.
  }, true);
}

function kindOf(link: HTMLElement, book: string): string | undefined {
  const address = link.getAttribute("href")!;
  if (address === book) return "book";
  const { client }: DataOf<typeof valueParts.client> = link.dataset;
  return client ??
    Object.entries(patterns).find(([, it]) => it.test(address))?.[0];
}
