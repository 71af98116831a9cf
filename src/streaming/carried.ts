import { mark, settle } from "../content/settled.ts";

/** Promises that were settled from data blocks of the document. */
const carried = new WeakSet<Promise<unknown>>();

/** Whether a value came with the document. */
export function isCarried(promise: Promise<unknown>): boolean {
  return carried.has(promise);
}

/**
 * A promise for the value of a data block that the document brings, now or
 * while it is still being streamed.
 * @param find Looks the block up.
 * @returns A promise that is settled at once when the block is there. It is
 * never settled when the document ends without the block.
 */
export function carriedValue(
  find: () => Element | null,
  document: Document,
): Promise<unknown> {
  const present = find();
  const promise = present && isWhole(present, document)
    ? settle(valueOf(present))
    : mark(awaitBlock(find, document));
  carried.add(promise);
  return promise;
}

function awaitBlock(
  find: () => Element | null,
  document: Document,
): Promise<unknown> {
  return new Promise((resolve) => {
    function look(): void {
      const block = find();
      // An element that is still being parsed has half of its text.
      if (!block || !isWhole(block, document)) return;
      observer.disconnect();
      document.removeEventListener("DOMContentLoaded", look);
      resolve(valueOf(block));
    }
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", look);
  });
}

function valueOf(block: Element): unknown {
  return JSON.parse(block.textContent ?? "null");
}

/** Whether the parser has left an element: something comes after it. */
function isWhole(element: Element, document: Document): boolean {
  if (document.readyState !== "loading") return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
