import { type NamedCall, namedCall } from "../content/named-call.ts";
import { within } from "../lib/promises/within.ts";
import {
  type ContentResult,
  timedOut,
} from "../content/transport/content-result.ts";
import { resolvedPromise } from "../lib/promises/settled-promise.ts";
import { parseJson } from "../lib/text/json.ts";
import { findDataBlock } from "../ui/streaming/data-block.tsx";
import {
  contentTimeoutMs,
  hasStopped,
  onStop,
  stopDocument,
  timeLeftMs,
} from "../ui/streaming/stopped-document.ts";

/** How much longer to wait for the document after the gateway has answered. */
const graceMs = 1000;

/**
 * A call whose result is in the document, or still being streamed.
 * @param ask Requests the result if the document ends or stalls without it.
 * @returns A call that is already settled if the result is there.
 */
export function documentCall<T>(
  callName: string,
  ask: () => Promise<ContentResult<T>>,
): NamedCall<T> {
  const result = resultInDocument<T>(callName);
  return namedCall(
    callName,
    result ? resolvedPromise(result) : awaitResult(callName, ask),
  );
}

async function awaitResult<T>(
  callName: string,
  ask: () => Promise<ContentResult<T>>,
): Promise<ContentResult<T>> {
  let isWaiting = true;
  let early: Promise<ContentResult<T>> | undefined;
  // On the server this joins the call that the document is waiting for.
  async function askEarly(): Promise<void> {
    early = ask();
    const { ok } = await early;
    if (!ok) early = undefined;
    else setTimeout(() => isWaiting && stopDocument(), graceMs);
  }
  const timer = setTimeout(askEarly, contentTimeoutMs() / 3);
  const brought = await awaitDocument<T>(callName);
  isWaiting = false;
  clearTimeout(timer);
  return brought ?? await within(early ?? ask(), timeLeftMs()) ?? timedOut;
}

/**
 * Waits for a result in the document.
 * @returns Undefined if the document ends or stalls without it.
 */
function awaitDocument<T>(
  callName: string,
): Promise<ContentResult<T> | undefined> {
  return new Promise((resolve) => {
    function look(): void {
      const result = resultInDocument<T>(callName);
      if (result) end(result);
      // The connection was lost, or the visitor pressed Stop.
      else if (document.readyState !== "loading") stopDocument();
    }
    function end(result?: ContentResult<T>): void {
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
function resultInDocument<T>(callName: string): ContentResult<T> | undefined {
  const block = findDataBlock(callName);
  return block && isParsed(block)
    ? parseJson(block.textContent ?? "") as ContentResult<T> | undefined
    : undefined;
}

/**
 * Whether an element is parsed completely: then a node follows it or one of its
 * ancestors.
 */
function isParsed(element: Element): boolean {
  if (document.readyState !== "loading") return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
