import type { Context, MiddlewareHandler, NotFoundHandler } from "hono";
import { notFoundPath, notFoundPattern } from "../../addresses/paths.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import type { SiteEnv } from "../logging/request-state.ts";
import { apiFailure, isApiPath } from "../http/responses.ts";
import type { CompleteDocuments } from "./complete-documents.ts";
import { type HtmlDocument, sendDocument } from "./document.ts";
import type { DocumentCache } from "./document-cache.ts";

/** Answers with a complete document that is in memory and up to date. */
export function keptDocument(
  cache: DocumentCache,
  documents: Pick<CompleteDocuments, "refresh">,
): MiddlewareHandler<SiteEnv> {
  return async function sendKept(c, next) {
    const { path, search } = c.env.address;
    const address = path + search;
    const found = c.env.isPersonal ? undefined : cache.current(address);
    if (!found) return await next();
    const { document, isStale, cacheControl } = found;
    if (isStale) documents.refresh(address);
    c.env.route = document.pattern;
    c.env.isFromMemory = true;
    return await sendDocument(document, c.req.raw, cacheControl);
  };
}

/** Answers with the 404 page; to the gateway's clients with JSON. */
export function notFoundPage(
  cache: DocumentCache,
  documents: Pick<CompleteDocuments, "at">,
): NotFoundHandler<SiteEnv> {
  return async (c) => {
    if (isApiPath(c.env.address.path)) {
      return apiFailure(c, "Not found", 404);
    }
    c.env.route = notFoundPattern;
    const found = cache.current(notFoundPath);
    const document = found?.document ?? await documents.at(notFoundPath);
    return await sendShared(c, cache, document);
  };
}

/** A visitor's own response is for no cache, though it is the same. */
export async function sendShared(
  c: Context<SiteEnv>,
  cache: Pick<DocumentCache, "cacheControl">,
  document: HtmlDocument,
): Promise<Response> {
  const cacheControl = c.env.isPersonal
    ? cachePolicy.visitor
    : cache.cacheControl(document);
  return await sendDocument(document, c.req.raw, cacheControl);
}
