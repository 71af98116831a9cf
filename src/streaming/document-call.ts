import type { DataOf } from "../lib/data-attributes.ts";
import { within } from "../lib/promises/within.ts";
import { type ContentResult, timedOut } from "../lib/content-result.ts";
import { pageVisible } from "./page-visible.ts";
import { noteRendered } from "./server-clock.ts";
import { parseJson } from "../lib/text/json.ts";
import { type dataPart, findDataBlock } from "./data-block.tsx";
import {
  answeredMs,
  contentTimeoutMs,
  gatewayShare,
  hasStopped,
  isArriving,
  lastMs,
  onStop,
  stopDocument,
} from "./document-state.ts";
import { timeLeftMs } from "./watch-document.ts";

/**
 * The result of a call that the document contains or is still streaming.
 * @param call Requests the result if the document ends or stops without it.
 * @returns The result if it is there, else its promise.
 */
export function documentCall<T>(
  name: string,
  call: () => Promise<ContentResult<T>>,
): ContentResult<T> | Promise<ContentResult<T>> {
  return resultInDocument<T>(name) ?? awaitResult(name, call);
}

async function awaitResult<T>(
  name: string,
  call: () => Promise<ContentResult<T>>,
): Promise<ContentResult<T>> {
  let isWaiting = true;
  let early: Promise<ContentResult<T>> | undefined;
  let failed: ContentResult<T> = timedOut;
  // On the server this joins the call that the document is waiting for.
  async function callEarly(): Promise<void> {
    early = call();
    const result = await early;
    if (result.ok) {
      setTimeout(() => isWaiting && stopDocument(), answeredMs);
    } else {
      failed = result;
      early = undefined;
    }
  }
  const timer = setTimeout(callEarly, contentTimeoutMs() * gatewayShare);
  const brought = await awaitDocument<T>(name);
  isWaiting = false;
  clearTimeout(timer);
  if (brought) return brought;
  const pending = early ?? call();
  let result = await within(pending, timeLeftMs());
  if (!result) {
    await pageVisible();
    result = await within(pending, lastMs);
  }
  return result ?? failed;
}

/**
 * Waits for a result in the document.
 * @returns Undefined if the document ends or stops without it.
 */
function awaitDocument<T>(
  name: string,
): Promise<ContentResult<T> | undefined> {
  return new Promise((resolve) => {
    let stopping: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      const result = resultInDocument<T>(name);
      if (result) end(result);
      // The connection was lost, or the visitor pressed Stop: then the browser
      // would also end what is called at once.
      else if (!isArriving()) {
        stopping ??= setTimeout(stopDocument);
      }
    }
    function end(result?: ContentResult<T>): void {
      clearTimeout(stopping);
      observer.disconnect();
      document.removeEventListener("readystatechange", look);
      endWaiting();
      resolve(result);
    }
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("readystatechange", look);
    const endWaiting = onStop(() => end());
    if (hasStopped()) end();
    else look();
  });
}

/**
 * The result in a call's data block; undefined if it is missing or truncated.
 */
function resultInDocument<T>(name: string): ContentResult<T> | undefined {
  const block = findDataBlock(name);
  if (!block || !isParsed(block)) return undefined;
  const { renderedAt }: DataOf<typeof dataPart> = block.dataset;
  noteRendered(Number(renderedAt));
  return parseJson(block.textContent ?? "") as ContentResult<T> | undefined;
}

/**
 * Whether an element is parsed completely: then a node follows it or one of its
 * ancestors.
 */
function isParsed(element: Element): boolean {
  if (!isArriving()) return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
