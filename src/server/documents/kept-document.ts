import type { Context, MiddlewareHandler, NotFoundHandler } from "hono";
import { notFoundPath, notFoundPattern } from "../../addresses/paths.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import type { SiteEnv } from "../logging/request-state.ts";
import { apiFailure, isApiPath } from "../http/responses.ts";
import type { CompleteDocuments } from "./complete-documents.ts";
import { type HtmlDocument, sendDocument } from "./document.ts";
import type { KeptDocuments } from "./kept-documents.ts";

/** Answers with a complete document that is in memory and up to date. */
export function keptDocument(
  kept: KeptDocuments,
  documents: Pick<CompleteDocuments, "refresh">,
): MiddlewareHandler<SiteEnv> {
  // Not async: each layer of promises costs every kept document a little.
  return function sendKept(c, next) {
    const { path, search } = c.env.address;
    const request = c.req.raw;
    const address = path + search;
    const found = c.env.isPersonal ? undefined : kept.current(address);
    if (!found) return next();
    const { document, isStale, cacheControl } = found;
    if (isStale) documents.refresh(address);
    c.env.route = document.pattern;
    c.env.isFromMemory = true;
    return Promise.resolve(sendDocument(document, request, cacheControl));
  };
}

/** Answers with the 404 page; to the gateway's clients with JSON. */
export function notFoundPage(
  kept: KeptDocuments,
  documents: Pick<CompleteDocuments, "at">,
): NotFoundHandler<SiteEnv> {
  return async (c) => {
    if (isApiPath(c.env.address.path)) {
      return apiFailure(c, "Not found", 404);
    }
    c.env.route = notFoundPattern;
    const found = kept.current(notFoundPath);
    const document = found?.document ?? await documents.at(notFoundPath);
    return await sendShared(c, kept, document);
  };
}

/** A visitor's own response is for no cache, though it is the same. */
export async function sendShared(
  c: Context<SiteEnv>,
  kept: Pick<KeptDocuments, "cacheControl">,
  document: HtmlDocument,
): Promise<Response> {
  const cacheControl = c.env.isPersonal
    ? cachePolicy.visitor
    : kept.cacheControl(document);
  return await sendDocument(document, c.req.raw, cacheControl);
}
