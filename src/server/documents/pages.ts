import type { Context } from "hono";
import { wantsComplete } from "../http/address.ts";
import { notFoundPath, notFoundPattern } from "../../paths.ts";
import type { ContentApi } from "../../content/content-api.ts";
import {
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
} from "../../pages/content.ts";
import * as jobViews from "../../pages/careers/job-views.ts";
import * as postViews from "../../pages/blog/post-views.ts";
import { isCrawler } from "../../lib/http/crawlers.ts";
import { within } from "../../lib/promises/within.ts";
import {
  canonicalAddress,
  queryNames,
  shownAddress,
} from "../../ui/layout/canonical-address.ts";
import { hasFailure, pendingOf, statusOf } from "../../ui/layout/handle.ts";
import { handleOfRow, rowOf } from "../../ui/layout/page-routes.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { pageHeaders } from "../headers/page-headers.ts";
import { createNonce } from "../headers/security-headers.ts";
import { reasonOf } from "../logging/log.ts";
import { overCapacity } from "../rendering/error-page.ts";
import {
  type QueriedPage,
  queryPage,
  redirectAt,
  routes,
} from "../rendering/query-page.ts";
import { renderComplete, renderStream } from "../rendering/renderer.tsx";
import { createVisit, type Visit } from "../server-content.ts";
import type { SiteEnv } from "../services.ts";
import { createDocument, type Document, sendDocument } from "./document.ts";
import { notFound } from "./not-found.ts";

/** A page whose loader has run. */
interface LoadedPage {
  /** Canonical address, with its query. */
  address: string;
  current: QueriedPage;
  visit: Visit;
}

/** Sends a page: a complete document, or a stream while content is pending. */
export async function page(c: Context<SiteEnv>): Promise<Response> {
  const { documents } = c.env;
  const { path: pathname, search } = c.var.address;
  const row = rowOf(routes, pathname);
  if (!row?.lazy) return redirected(await redirectAt(pathname + search));
  if (row.path === notFoundPattern) return await notFound(c);
  c.set("route", row.path);
  const handle = await handleOfRow(row);
  const address = canonicalAddress(handle, { pathname, search });
  const found = documents.get(address);
  if (found) return await sendDocument(c, found);
  const loaded = await loadPage(c, address);
  await waitForContent(c, loaded);
  return pendingOf(loaded.current).length > 0
    ? await streamPage(c, loaded)
    : await sendDocument(c, await renderDocument(c, loaded));
}

/** Lets caches keep a redirect for a while. */
function redirected(response: Response): Response {
  response.headers.set("Cache-Control", cachePolicy.redirect);
  return response;
}

/** Runs the loader of a page, which starts its content calls. */
async function loadPage(
  c: Context<SiteEnv>,
  address: string,
): Promise<LoadedPage> {
  const visit = createVisit(c.env.content);
  const current = await queryPage(address, pageContent(visit.api));
  return { address, current, visit };
}

/**
 * Waits before the first byte: for all content when a crawler or a page without
 * script asks; briefly when the status depends on content, or while a stale
 * answer is fetched again. Any other page streams.
 */
async function waitForContent(
  c: Context<SiteEnv>,
  { current, visit }: LoadedPage,
): Promise<void> {
  const content = Promise.all(pendingOf(current));
  const isComplete = isCrawler(c.req.header("user-agent")) ||
    wantsComplete(c.var.address.search);
  // Each call ends by itself.
  if (isComplete) await content;
  else if (current.handle.status || visit.isWaitShort()) {
    await within(content, c.env.maxWaitMs);
  }
}

/** Renders a page whose content has arrived; caches it if nothing failed. */
export async function renderDocument(
  c: Context<SiteEnv>,
  { address, current, visit }: LoadedPage,
): Promise<Document> {
  const { build, documents, log, settings: { siteUrl } } = c.env;
  const { html, errors } = await renderComplete({
    address,
    current,
    build,
    siteUrl,
  });
  for (const error of errors) {
    log.error("Cannot render a page", { address, reason: reasonOf(error) });
  }
  const hasFailed = hasFailure(current);
  const isGood = errors.length === 0 && !hasFailed;
  // A crawler that meets a failure should come back.
  const status = hasFailed && isCrawler(c.req.header("user-agent"))
    ? 503
    : statusOf(current);
  const { pattern, handle } = current;
  const queries = queryNames(handle);
  const styleHash = build.pages[pattern]?.styles.hash;
  const document = createDocument({
    status,
    body: html,
    route: pattern,
    headers: {
      ...pageHeaders({ siteUrl, styleHash }, { queries, status }),
      ...(!isGood && { "Cache-Control": cachePolicy.never }),
    },
    used: visit.used,
  });
  if (isGood) {
    documents.set(shownAddress(current, current.context.location), document);
  }
  return document;
}

/**
 * Sends the shell of a page at once, and the rest as its content comes; 503
 * when too many pages are streaming.
 */
async function streamPage(
  c: Context<SiteEnv>,
  { address, current }: LoadedPage,
): Promise<Response> {
  const { build, log, settings, streams } = c.env;
  const { siteUrl, contentTimeoutMs } = settings;
  const { signal } = c.req.raw;
  const { pattern, handle } = current;
  if (streams.open >= streams.max) return await overCapacity(c);
  const status = statusOf(current);
  const queries = queryNames(handle);
  const nonce = createNonce();
  const styleHash = build.pages[pattern]?.styles.hash;
  const headers = {
    ...pageHeaders({ siteUrl, nonce, styleHash }, { queries, status }),
    "Cache-Control": streams.open < streams.maxCompressed
      ? cachePolicy.never
      : cachePolicy.neverCompressed,
  };
  streams.open++;
  const rendering = renderStream({ address, current, build, siteUrl }, {
    contentTimeoutMs,
    nonce,
    signal,
    onError(error) {
      if (signal.aborted) return;
      log.error("Cannot render a page", { address, reason: reasonOf(error) });
    },
  });
  // Freed when rendering ends, not sending: a slow client must not hold a slot.
  rendering.then(({ allReady }) => allReady).catch(() => {})
    .finally(() => streams.open--);
  return new Response((await rendering).html, { status, headers });
}

/** Renders the 404 page, which is the same for all addresses. */
export async function renderNotFound(c: Context<SiteEnv>): Promise<Document> {
  const visit = createVisit(c.env.content);
  const current = await queryPage(notFoundPath, pageContent(visit.api));
  return await renderDocument(c, { address: notFoundPath, current, visit });
}

/** The content client of the server's pages. */
export function pageContent(
  api: ContentApi,
  isShown?: ContentClientOptions["isShown"],
): ContentClient {
  return createContentClient({
    api,
    postViews: () => postViews,
    jobViews: () => jobViews,
    isShown,
  });
}
