import { hasModifier } from "../has-modifier.ts";

/**
 * Prints the part of the page that a pressed link with `data-print` leads to: the
 * styles of print show only the target. Without script the link is followed.
 */
export function printPart(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    "a[data-print]",
  );
  if (!link || event.button || hasModifier(event)) return;
  event.preventDefault();
  location.hash = link.hash;
  print();
}
