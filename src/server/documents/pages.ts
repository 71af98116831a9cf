import type { Handler } from "hono";
import { notFoundPattern } from "../../addresses/paths.ts";
import {
  essentialOf,
  hasEssentialFailure,
  pendingOf,
} from "../../routing/page-state.ts";
import { matchPage, type PageRoutes } from "../../routing/routes.ts";
import type { Settings } from "../../settings.ts";
import { canonicalAddress, wantsComplete } from "../../addresses/address.ts";
import { within } from "../../lib/promises/within.ts";
import { isCrawler } from "../../lib/http/crawlers.ts";
import type { SiteEnv } from "../logging/request-state.ts";
import type { CompleteDocuments } from "./complete-documents.ts";
import { sendShared } from "./kept-document.ts";
import type { DocumentCache } from "./document-cache.ts";
import { streamDocument, type StreamOptions } from "./streamed-documents.ts";

export interface PagesOptions extends StreamOptions {
  routes: PageRoutes;
  cache: DocumentCache;
  documents: CompleteDocuments;
  settings: Pick<Settings, "contentApiUrl" | "contentTimeoutMs">;
  /** The longest wait for data before the first byte leaves, in milliseconds. */
  maxWaitMs?: number;
}

/** Answers with a page: a complete document, or a stream while data is due. */
export function page(options: PagesOptions): Handler<SiteEnv> {
  const { routes, cache, documents, settings } = options;
  const { maxWaitMs = 50 } = options;
  const isEmbedded = settings.contentApiUrl === undefined;
  return async function answer(c) {
    const { path, search } = c.env.address;
    const { pattern, load } = matchPage(routes, path);
    if (pattern === notFoundPattern) return await c.notFound();
    c.env.route = pattern;
    const { queries } = await load();
    const address = canonicalAddress(c.env.address, queries);
    const found = cache.current(address);
    if (found?.isStale) documents.refresh(address);
    if (found) return await sendShared(c, cache, found.document);
    const request = c.req.raw;
    const isCrawled = isCrawler(c.req.header("user-agent"));
    const isComplete = isCrawled || wantsComplete(search);
    // An outdated document is rendered again, or sent while content fails.
    const isAwaited = isComplete || isEmbedded ||
      cache.get(address) !== undefined;
    const loaded = await documents.load(address, request.signal);
    const { current } = loaded;
    const limitMs = isComplete
      ? settings.contentTimeoutMs
      : isAwaited || current.page.status
      ? maxWaitMs
      : 0;
    // Embedded content comes in a moment, all of it.
    const data = isComplete || isEmbedded
      ? pendingOf(current)
      : essentialOf(current);
    if (limitMs > 0 && data.length > 0) {
      await within(Promise.allSettled(data), limitMs);
    }
    if (pendingOf(current).length > 0) {
      return await streamDocument(loaded, request, options);
    }
    // A crawler that meets a failure should come back.
    const status = isCrawled && hasEssentialFailure(current) ? 503 : undefined;
    const document = await documents.render(loaded, status);
    return await sendShared(c, cache, document);
  };
}
