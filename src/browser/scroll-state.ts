import type { parts } from "../ui/controls/parts.ts";
import type { SelectorOf } from "../lib/data-attributes.ts";

/**
 * Where session storage has the scroll states; the inline script reads it too.
 */
export const scrollStatesKey = "scroll-states";

/** Custom property: the height of the main part until its content is there. */
export const reservedHeight = "--held";

/** Horizontal scroll containers of a page. */
export const rowSelector: SelectorOf<typeof parts.row> = "[data-row]";

/** The rows in document order. */
export function rowsOfPage(): Element[] {
  return [...document.querySelectorAll(rowSelector)];
}

/** The summary of a disclosure. */
type Disclosure = HTMLElement & { parentElement: HTMLDetailsElement };

/** The text of each disclosure of a page, and whether it is open. */
export type OpenStates = [text: string, isOpen: boolean][];

/** The disclosures of the main part, once their whole text is parsed. */
export function disclosuresOnPage(): Disclosure[] {
  return [...document.querySelectorAll<Disclosure>(
    "main summary:not(:last-child)",
  )];
}

/**
 * Opens and closes the disclosures of a page as they were left.
 * @param done Those that stay as they are; it receives the others.
 */
export function restoreOpen(
  states: OpenStates,
  done = new Set<HTMLElement>(),
): void {
  const disclosures = disclosuresOnPage();
  for (const [index, [text, isOpen]] of states.entries()) {
    const disclosure = elementLeft(disclosures, index, text);
    if (!disclosure || done.has(disclosure)) continue;
    done.add(disclosure);
    disclosure.parentElement.open = isOpen;
  }
}

/** The element that had this text and index, by the text if there is one. */
export function elementLeft<T extends HTMLElement>(
  elements: T[],
  index: number,
  text: string,
): T | undefined {
  return [elements[index], ...elements]
    .find((it) => it && textOf(it) === text) ?? elements[index];
}

/** Tells an element from others of its kind: its text, or the name of a field. */
export function textOf(element: HTMLElement & { name?: string }): string {
  return element.textContent || element.name || "";
}
