import type { Context } from "hono";
import { isPersonal } from "./cache-rules.ts";
import { isCrawler } from "./crawlers.ts";
import { createDocuments, type DocumentsOptions } from "./documents.ts";
import { pageAddress } from "./page-address.ts";
import { cachePolicy } from "./page-headers.ts";
import { createPatience } from "./patience.ts";
import {
  essentialOf,
  hasFailedEssentially,
  type LoadedPage,
  pendingOf,
} from "./render-page.tsx";
import { addressOf } from "./request-address.ts";
import { sendStored, type StoredPage } from "./stored-page.ts";
import { createStreams } from "./streams.ts";

export interface PagesOptions extends DocumentsOptions {
  /** The most that a complete document may wait for its data. */
  contentTimeoutMs: number;
}

/** The pages of the site. */
export interface Pages {
  /** Answers at once, when a current document is in memory. */
  quick(request: Request): Response | undefined;
  /** Answers any request for a page. */
  answer(c: Context): Promise<Response>;
  /** How many documents are kept, and their bytes. */
  size(): { entries: number; bytes: number };
}

/** How long a page whose status its data decides waits before it streams. */
const statusWaitMs = 50;
/** All addresses without a page share one document. */
const nowhere = "/404";
const notFoundChunk = "not-found-page";

/** Builds the pages: kept documents, complete ones, and streams. */
export function createPages(options: PagesOptions): Pages {
  const documents = createDocuments(options);
  const patience = createPatience();
  const streams = createStreams({ ...options, documents, patience });

  async function answer(c: Context): Promise<Response> {
    const { path, search } = addressOf(c.req.url);
    const { address, whole } = pageAddress(path, search);
    const request = c.req.raw;
    const kept = documents.current(address);
    if (kept) return send(kept, request);
    const early = streams.early(request);
    if (early) return early;
    const loaded = await documents.load(address, request.signal);
    if (loaded.page.handle.chunk === notFoundChunk && address !== nowhere) {
      const page = documents.current(nowhere) ?? await documents.at(nowhere);
      return send(page, request);
    }
    const crawler = isCrawler(c.req.header("user-agent"));
    await waitFor(loaded.page, {
      whole: whole || crawler,
      signal: request.signal,
    });
    if (pendingOf(loaded.page).length > 0) {
      return await streams.of(loaded, request);
    }
    // A crawler that is shown an error should come again.
    const status = crawler && hasFailedEssentially(loaded.page)
      ? 503
      : undefined;
    return send(await documents.of(loaded, status), request);
  }

  /** Waits for a page's data as long as its kind of answer allows. */
  async function waitFor(
    page: LoadedPage,
    { whole, signal }: { whole: boolean; signal: AbortSignal },
  ): Promise<void> {
    const pending = pendingOf(page);
    if (pending.length === 0) return;
    const limitMs = whole
      ? options.contentTimeoutMs
      : page.page.status && statusWaitMs;
    await patience.wait(
      page.handle.chunk,
      whole ? pending : essentialOf(page),
      { signal, ...(limitMs && { limitMs }) },
    );
  }

  return {
    answer,
    size: documents.size,
    quick(request) {
      if (request.method !== "GET") return undefined;
      const { path, search } = addressOf(request.url);
      const page = documents.current(path + search);
      return page && !isPersonal(request)
        ? sendStored(page, request)
        : undefined;
    },
  };
}

/** A visitor's own answer is for nobody else, though it is the same. */
function send(page: StoredPage, request: Request): Response {
  const response = sendStored(page, request);
  if (isPersonal(request)) {
    response.headers.set("Cache-Control", cachePolicy.visitor);
  }
  return response;
}
