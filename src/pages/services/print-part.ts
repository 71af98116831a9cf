import { hasModifier } from "../../lib/has-modifier.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";

/** A link that prints what it leads to. */
export const printLink = { "data-print": "" } as const;

/**
 * Prints the part of the page that a pressed link leads to: the
 * print styles show only the target. Without script the link is followed.
 */
export function printPart(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    "[data-print]" satisfies SelectorOf<typeof printLink>,
  );
  if (!link || event.button || hasModifier(event)) return;
  event.preventDefault();
  location.hash = link.hash;
  print();
}
