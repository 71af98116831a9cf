import { isOpenPopover } from "../lib/open-popover.ts";
import { rowsOfPage } from "./scroll-state.ts";
import { keepPress } from "./lost-press.ts";

type Control = HTMLInputElement & HTMLOptionElement & HTMLDetailsElement;

/** What visitors change in fields and disclosures. */
const states = ["value", "checked", "selected", "open"] as const;

/** What the inline script changes in buttons. */
const buttonStates = ["aria-pressed", "aria-expanded"];

/**
 * Tracks the visitor's state in a document that React hydrates. After a
 * hydration mismatch, caused by an extension, a translator or a phone, React
 * renders that part on the client, which loses typed text, focus, open
 * disclosures, scroll positions and the press of a mouse.
 * @param signal Ends it, once all is hydrated.
 * @returns A function that restores them. Call it in the task in which React
 * has replaced the part, because effects read the fields.
 */
export function keepVisitorState(signal: AbortSignal): () => void {
  const passPress = keepPress();
  const options = { capture: true, signal };
  let focused = document.activeElement;
  const offsets = new WeakMap<Element, ScrollToOptions>();
  const popovers = new Set<EventTarget | null>(
    [...document.querySelectorAll<HTMLElement>("[popover]")]
      .filter(isOpenPopover),
  );
  let y = scrollY;
  function noteOffset({ target }: { target: EventTarget | null }): void {
    if (target === document) y = scrollY;
    if (!(target instanceof Element)) return;
    const { scrollLeft: left, scrollTop: top } = target;
    offsets.set(target, { left, top, behavior: "instant" });
  }
  for (const target of rowsOfPage()) noteOffset({ target });
  const tops = new WeakMap<Element, number>();
  // At the top nothing above can move the view.
  let seen = scrollY > 0
    ? document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    : null;
  for (; seen; seen = seen.parentElement) tops.set(seen, topOf(seen));
  // Scroll and toggle events do not bubble.
  document.addEventListener("scroll", noteOffset, options);
  document.addEventListener("toggle", ({ target, newState }) => {
    // A `<details>` sends it, too.
    if (newState === "open" && (target as Control).popover) {
      popovers.add(target);
    } else popovers.delete(target);
  }, options);
  // React keeps these from bubbling in parts that are not hydrated yet.
  document.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  }, options);
  document.addEventListener("focusout", () =>
    // The focus of an element that was removed is still to be put back.
    queueMicrotask(() => {
      if (focused?.isConnected) focused = document.activeElement;
    }), options);

  const observer = new MutationObserver(() => {});
  observer.observe(document, { childList: true, subtree: true });
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributes: true, attributeOldValue: true });
  }
  signal.addEventListener("abort", () => observer.disconnect());

  return () => {
    const records = observer.takeRecords();
    for (const { target, attributeName, oldValue } of records) {
      const element = target as HTMLElement;
      // When React replaces the root, it removes its attributes.
      if (
        !attributeName || oldValue === null ||
        element.hasAttribute(attributeName)
      ) continue;
      // The policy allows no style attribute.
      if (attributeName === "style") element.style.cssText = oldValue;
      else element.setAttribute(attributeName, oldValue);
    }
    const removed = elementsOf(records, "removedNodes");
    const replaced = pairsOf(removed, elementsOf(records, "addedNodes"));
    // Before anything needs the layout, or they would open with a transition.
    for (const [old, now] of replaced) restoreState(old, now);
    let shift: number | undefined;
    for (const [old, now] of replaced) {
      passPress(old, now);
      const offset = offsets.get(old);
      if (offset) now.scrollTo(offset);
      const top = tops.get(old);
      // The innermost comes last.
      if (top !== undefined) shift = topOf(now) - top;
      if (focused === old) restoreFocus(old, now);
    }
    if (shift !== undefined) scrollTo({ top: y + shift, behavior: "instant" });
    // What only the server renders.
    for (const old of removed) {
      if (
        old.matches("link, meta") &&
        ![...document.head.children].some((now) => now.isEqualNode(old))
      ) document.head.append(old);
    }
  };

  function restoreState(old: Control, now: Control): void {
    if (popovers.has(old)) now.showPopover();
    for (const state of buttonStates) {
      const chosen = old.matches("[name]") && old.getAttribute(state);
      if (chosen) now.setAttribute(state, chosen);
    }
    if (!old.matches("input, textarea, option, details")) return;
    for (const state of states) {
      if (old[state] !== now[state]) now[state] = old[state] as never;
    }
  }
}

function restoreFocus(old: Control, now: Control): void {
  now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = old;
  if (selectionStart == null) return;
  now.setSelectionRange(selectionStart, selectionEnd, selectionDirection!);
}

/**
 * Finds the new elements of old ones, from the root down.
 * @param removed Receives the children of old elements without a new one, such
 * as a wrapper that an extension has added.
 */
function pairsOf(removed: Element[], added: Element[]): [Control, Control][] {
  const pairs: [Control, Control][] = [];
  const byKind: Record<string, Element[]> = {};
  for (const now of added) (byKind[kindOf(now)] ??= []).push(now);
  for (const old of removed) {
    const now = byKind[kindOf(old)]?.shift();
    if (now) {
      pairs.push(
        [old as Control, now as Control],
        ...pairsOf([...old.children], [...now.children]),
      );
    } else removed.push(...old.children);
  }
  return pairs;
}

/** The distance from the document's top. */
function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}

function elementsOf(
  records: MutationRecord[],
  nodes: "addedNodes" | "removedNodes",
): Element[] {
  return records.flatMap((record) =>
    [...record[nodes]].filter((node) => node instanceof Element)
  );
}

/** What tells an element from its siblings. Ids of React's differ. */
function kindOf(element: Element): string {
  const values = ["name", "href", "class", "aria-labelledby"]
    .map((name) => element.getAttribute(name));
  return [element.localName, ...values].join();
}
