import { type NamedCall, namedCall } from "../../content/named-call.ts";
import {
  type ContentResult,
  type Failure,
  late,
} from "../../content/transport/content-result.ts";
import { resolvedPromise } from "../../lib/promises/settled-promise.ts";
import { findDataBlock } from "./data-block.tsx";
import { hasStopped, onStop } from "./stopped-document.ts";

/** How long content may take by another way once a document has stopped. */
const otherWayMs = 1500;

/**
 * A call whose result the document brings, which may still be streamed.
 * @param ask Asks for the result when the document ends or stops without it.
 * @returns It is settled at once when the result is there.
 */
export function documentCall<T>(
  callName: string,
  ask: () => Promise<ContentResult<T>>,
): NamedCall<T> {
  const block = findDataBlock(callName);
  return namedCall(
    callName,
    block && isParsed(block)
      ? resolvedPromise(resultOf<T>(block))
      : awaitResult(callName, ask),
  );
}

function awaitResult<T>(
  callName: string,
  ask: () => Promise<ContentResult<T>>,
): Promise<ContentResult<T>> {
  return new Promise((resolve) => {
    function look(): void {
      const block = findDataBlock(callName);
      if (block && isParsed(block)) end(resultOf(block));
      else if (document.readyState !== "loading") end(ask());
    }
    function askElsewhere(): void {
      end(Promise.race([ask(), lateAfter(otherWayMs)]));
    }
    function end(result: ContentResult<T> | Promise<ContentResult<T>>): void {
      observer.disconnect();
      document.removeEventListener("DOMContentLoaded", look);
      endWaiting();
      resolve(result);
    }
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", look);
    const endWaiting = onStop(askElsewhere);
    if (hasStopped()) askElsewhere();
    else look();
  });
}

/** The failure of a call that takes too long. */
function lateAfter(ms: number): Promise<Failure> {
  return new Promise((resolve) => {
    AbortSignal.timeout(ms).onabort = () => resolve(late);
  });
}

function resultOf<T>(block: Element): ContentResult<T> {
  return JSON.parse(block.textContent ?? "null");
}

/**
 * Whether the parser is past an element, so that its text is complete: then
 * something follows the element or one of its ancestors.
 */
function isParsed(element: Element): boolean {
  if (document.readyState !== "loading") return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
