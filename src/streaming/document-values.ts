import {
  resolvedPromise,
  trackSettled,
} from "../lib/promises/settled-promise.ts";

/** Promises for values of data blocks. */
const fromDocument = new WeakSet<Promise<unknown>>();

/** Whether a value came with the document, and not from the gateway. */
export function isFromDocument(promise: Promise<unknown>): boolean {
  return fromDocument.has(promise);
}

/**
 * The value of a data block of the document, which may still be streamed.
 * @param find Looks up the element of the block.
 * @returns A promise that is settled at once when the block is there, and
 * never when the document ends without it.
 */
export function documentValue(
  find: () => Element | null,
  document: Document,
): Promise<unknown> {
  const block = find();
  const promise = block && isParsed(block, document)
    ? resolvedPromise(valueOf(block))
    : trackSettled(awaitBlock(find, document));
  fromDocument.add(promise);
  return promise;
}

function awaitBlock(
  find: () => Element | null,
  document: Document,
): Promise<unknown> {
  return new Promise((resolve) => {
    function look(): void {
      const block = find();
      if (!block || !isParsed(block, document)) return;
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

/**
 * Whether the parser is past an element, so that its text is complete: then
 * something follows the element or one of its ancestors.
 */
function isParsed(element: Element, document: Document): boolean {
  if (document.readyState !== "loading") return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
