import type {
  Context,
  Handler,
  MiddlewareHandler,
  NotFoundHandler,
} from "hono";
import { notFoundPattern } from "../../addresses/paths.ts";
import { matchPage, type PageRoutes } from "../../routing/routes.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import type { Settings } from "../../settings.ts";
import { canonicalAddress, wantsComplete } from "../../addresses/address.ts";
import { isCrawler } from "../http/crawlers.ts";
import { apiFailure, isApiPath } from "../http/responses.ts";
import {
  essentialOf,
  hasEssentialFailure,
  pendingOf,
} from "../rendering/page-state.ts";
import type { SiteEnv } from "../logging/site-env.ts";
import type { CompleteDocuments } from "./complete-documents.ts";
import { type HtmlDocument, sendDocument } from "./document.ts";
import type { KeptDocuments } from "./kept-documents.ts";
import type { StreamedDocuments } from "./streamed-documents.ts";

export interface PagesOptions {
  routes: PageRoutes;
  kept: KeptDocuments;
  documents: CompleteDocuments;
  streams: StreamedDocuments;
  settings: Pick<Settings, "contentApiUrl" | "contentTimeoutMs">;
  /** The longest wait for data before the first byte leaves, in milliseconds. */
  maxWaitMs?: number;
}

/** All addresses without a page share one document. */
const notFoundAddress = "/404";

/** Answers with a complete document that is in memory and up to date. */
export function keptDocument(
  kept: KeptDocuments,
  documents: Pick<CompleteDocuments, "refresh">,
): MiddlewareHandler<SiteEnv> {
  return async function sendKept(c, next) {
    const { path, search } = c.get("address");
    const request = c.req.raw;
    const address = path + search;
    const found = request.method === "GET" && !c.get("isPersonal")
      ? kept.current(address)
      : undefined;
    if (!found) return await next();
    const { document, isStale, cacheControl } = found;
    if (isStale) documents.refresh(address);
    c.set("route", document.pattern);
    c.set("isFromMemory", true);
    return sendDocument(document, request, cacheControl);
  };
}

/** Answers with a page: a complete document, or a stream while data is due. */
export function page(options: PagesOptions): Handler<SiteEnv> {
  const { routes, kept, documents, streams, settings } = options;
  const { maxWaitMs = 50 } = options;
  const isEmbedded = settings.contentApiUrl === undefined;
  return async function answer(c) {
    const { path, search } = c.get("address");
    const { pattern, load } = matchPage(routes, path);
    if (pattern === notFoundPattern) return await c.notFound();
    c.set("route", pattern);
    const { queries } = await load();
    const address = canonicalAddress(c.get("address"), queries);
    const found = kept.current(address);
    if (found?.isStale) documents.refresh(address);
    if (found) return await send(c, kept, found.document);
    const request = c.req.raw;
    const isCrawled = isCrawler(c.req.header("user-agent"));
    const isComplete = isCrawled || wantsComplete(search);
    // An outdated document is rendered again, or sent while content fails.
    const isAwaited = isComplete || isEmbedded ||
      kept.get(address) !== undefined;
    const early = isAwaited ? undefined : streams.streamEarly(address, request);
    if (early) return early;
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
    await within(limitMs, data, request.signal);
    if (pendingOf(current).length > 0) {
      return await streams.stream(loaded, request);
    }
    // A crawler that meets a failure should come back.
    const status = isCrawled && hasEssentialFailure(current) ? 503 : undefined;
    const document = await documents.render(loaded, status);
    return await send(c, kept, document);
  };
}

/** Answers with the 404 page; to the gateway's clients with JSON. */
export function notFoundPage(
  kept: KeptDocuments,
  documents: Pick<CompleteDocuments, "at">,
): NotFoundHandler<SiteEnv> {
  return async (c) => {
    if (isApiPath(c.get("address").path)) {
      return apiFailure(c, "Not found", 404);
    }
    c.set("route", notFoundPattern);
    const found = kept.current(notFoundAddress);
    const document = found?.document ?? await documents.at(notFoundAddress);
    return await send(c, kept, document);
  };
}

/** A visitor's own response is for no cache, though it is the same. */
async function send(
  c: Context<SiteEnv>,
  kept: Pick<KeptDocuments, "cacheControl">,
  document: HtmlDocument,
): Promise<Response> {
  const cacheControl = c.get("isPersonal")
    ? cachePolicy.visitor
    : kept.cacheControl(document);
  return await sendDocument(document, c.req.raw, cacheControl);
}

/** Waits for data, at most `limitMs` and no longer than the visitor. */
async function within(
  limitMs: number,
  data: readonly Promise<unknown>[],
  signal: AbortSignal,
): Promise<void> {
  if (limitMs === 0 || data.length === 0 || signal.aborted) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  signal.addEventListener("abort", () => resolve(), { once: true });
  await Promise.race([Promise.allSettled(data), ended]);
  clearTimeout(timer);
}
