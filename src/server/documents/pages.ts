import type { Context } from "hono";
import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { renderToReadableStream } from "react-dom/server";
import { asSent, pathRedirect } from "../../records/redirects.ts";
import { wantsComplete } from "../http/address.ts";
import { clientOf } from "../http/client.ts";
import { clientClosedRequest } from "../../lib/http/client-closed-request.ts";
import { notFoundPath, notFoundRoutePath } from "../../paths.ts";
import { nextTurn, yieldToEventLoop } from "../../lib/promises/turns.ts";
import { untilAborted } from "../../lib/promises/until-aborted.ts";
import { within } from "../../lib/promises/within.ts";
import {
  canonicalAddress,
  queryNames,
  shownAddress,
} from "../../ui/layout/canonical-address.ts";
import { hasFailure, statusOf } from "../../ui/layout/handle.ts";
import { handleOfRoute, matchOf } from "../../ui/layout/page-routes.ts";
import { inlineHashes } from "../build/build-manifest.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { createNonce } from "../http/security-headers.ts";
import { emptyResponse, moved } from "../http/responses.ts";
import { inspectError, type Log } from "../logging/log.ts";
import { inSpan, markContentFailure } from "../logging/tracing.ts";
import { overCapacity } from "./error-page.ts";
import { type QueriedPage, queryPage, routes } from "./query-page.ts";
import { allResults, withResults } from "../../streaming/server-pages.tsx";
import { pageDocument } from "./page-document.tsx";
import { pendingOf } from "../../streaming/page-data.ts";
import { renderComplete } from "../../streaming/render-complete.ts";
import {
  RequestContent,
  type RequestContentOptions,
} from "../request-content.ts";
import type { Services, SiteEnv } from "../services.ts";
import {
  asUnavailable,
  createStoredResponse,
  type StoredResponse,
} from "../stored/stored-response.ts";
import { redirectToMeant } from "./meant-address.ts";
import { sendStored } from "./send-stored.ts";

/** A page whose loader has run. */
interface LoadedPage {
  /** Canonical address, with its query. */
  address: string;
  current: QueriedPage;
  content: RequestContent;
  /** How many purges there were before its calls. */
  purges: number;
}

/** Sends a page: a complete document, or a stream while content is pending. */
export async function page(c: Context<SiteEnv>): Promise<Response> {
  const { admission, responses } = c.env;
  const { path: pathname, search } = c.var.address;
  const row = matchOf(routes, pathname)?.route;
  if (!row || row.path === notFoundRoutePath) {
    return redirectOf(c) ?? await c.notFound();
  }
  c.set("route", row.path);
  const handle = await handleOfRoute(row);
  const address = canonicalAddress(handle, { pathname, search });
  const found = responses.get(address);
  if (found) {
    c.set("source", "memory");
    return await sendPage(c, found);
  }
  const leave = admission.admit(clientOf(c));
  if (!leave) return await sendCachedContent(c, address);
  let streamed: Promise<void> = Promise.resolve();
  try {
    const loaded = await inSpan(
      "wait for content",
      async () => await waitForContent(c, await startPage(c, address)),
    );
    if (c.req.raw.signal.aborted) return emptyResponse(clientClosedRequest);
    if (pendingOf(loaded.current).length === 0) {
      c.set("source", "rendered");
      return await sendLoaded(c, loaded);
    }
    c.set("source", "streamed");
    const { response, allReady } = await streamPage(c, loaded);
    streamed = allReady;
    return response;
  } finally {
    // When rendering ends, not sending: a slow client must not take up room.
    streamed.catch(() => {}).finally(leave);
  }
}

/** The redirect from an old address, at which there is nothing any more. */
function redirectOf(c: Context<SiteEnv>): Response | undefined {
  const { path, search } = c.var.address;
  const to = pathRedirect(c.env.redirects, asSent(path), search);
  return to === undefined ? undefined : moved(to);
}

/** Sends a page whose content has arrived: what is gone may have moved. */
async function sendLoaded(
  c: Context<SiteEnv>,
  loaded: LoadedPage,
): Promise<Response> {
  const redirect = statusOf(loaded.current) === 404 &&
    (redirectOf(c) ?? await redirectToMeant(c));
  return redirect || await sendPage(c, await documentOf(c, loaded));
}

/** Sends a document: to a crawler with 503 if a call for it has failed. */
async function sendPage(
  c: Context<SiteEnv>,
  stored: StoredResponse,
): Promise<Response> {
  c.set("hasFailed", stored.hasFailed);
  const isRetryingCrawler = stored.hasFailed && clientOf(c) === "crawler";
  return await sendStored(
    c,
    isRetryingCrawler ? asUnavailable(stored) : stored,
  );
}

/**
 * Sends a page of the content that is cached, however old, when there is no
 * room to wait for more; 503 without it, or when too many ask for one.
 */
async function sendCachedContent(
  c: Context<SiteEnv>,
  address: string,
): Promise<Response> {
  try {
    return await c.env.cachedPages.execute(async () => {
      const { signal } = c.req.raw;
      if (signal.aborted) return emptyResponse(clientClosedRequest);
      const started = await startPage(c, address, { isCachedOnly: true });
      await allResults(started.current);
      const loaded = await withContent(started);
      if (hasFailure(loaded.current)) return await overCapacity(c);
      c.set("source", "stale");
      return await sendLoaded(c, loaded);
    });
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return await overCapacity(c);
    throw error;
  }
}

/** Runs the loader of a page, which starts its content calls. */
async function startPage(
  c: Context<SiteEnv>,
  address: string,
  options?: RequestContentOptions,
): Promise<LoadedPage> {
  const { purges } = c.env.responses;
  const content = new RequestContent(c.env.content, options);
  const current = await queryPage(address, content);
  return { address, current, content, purges };
}

/**
 * Waits before the first byte: for all content when a crawler or a page without
 * script asks, or when the record may have moved; briefly when the status
 * depends on content, or while a stale answer is fetched again. Any other page
 * streams. Ends when the client leaves.
 */
async function waitForContent(
  c: Context<SiteEnv>,
  loaded: LoadedPage,
): Promise<LoadedPage> {
  const { signal } = c.req.raw;
  const { current } = loaded;
  const isComplete = clientOf(c) === "crawler" ||
    wantsComplete(c.var.address.search) || redirectOf(c) !== undefined;
  const isBrief = current.handle.status || loaded.content.comesSoon;
  const results = untilAborted(allResults(current), signal);
  // Each call ends by itself.
  if (isComplete) await results;
  else {
    if (isBrief) await within(results, c.env.maxWaitMs);
    // For what is cached, or came while the event loop was busy.
    await Promise.race([results, nextTurn()]);
  }
  return await withContent(loaded);
}

/** A page with the content that has come. */
async function withContent(loaded: LoadedPage): Promise<LoadedPage> {
  return { ...loaded, current: await withResults(loaded.current) };
}

/** The document of a page whose content has arrived; rendered once for all. */
async function documentOf(
  c: Context<SiteEnv>,
  loaded: LoadedPage,
): Promise<StoredResponse> {
  const { current, purges } = loaded;
  const address = shownAddress(current, current.context.location);
  const { responses } = c.env;
  // A request whose content has come gets no other's error page.
  const version = `${purges} ${hasFailure(current)}`;
  return await responses.getOrMake(address, version, async () => {
    const stored = await renderDocument(c.env, loaded);
    responses.set(address, stored);
    return stored;
  });
}

/** How many complete pages are rendered at once. */
const rendering = bulkhead(8, Infinity);

/** Renders a page whose content has arrived. */
export async function renderDocument(
  { build, log, settings }: Services,
  { address, current, content }: Omit<LoadedPage, "purges">,
): Promise<StoredResponse> {
  const { html, errors } = await inSpan(
    "render",
    () =>
      rendering.execute(async () => {
        await yieldToEventLoop("many");
        return await renderComplete(
          pageDocument({ address, current, build, settings }),
        );
      }),
  );
  for (const error of errors) logBrokenPart(log, current, error);
  const { siteUrl } = settings;
  const hasFailed = hasFailure(current);
  const isGood = errors.length === 0 && !hasFailed;
  const status = statusOf(current);
  const { routePath, handle } = current;
  const queries = queryNames(handle);
  const policy = { siteUrl, ...inlineHashes(build, routePath) };
  return createStoredResponse({
    status,
    body: html,
    route: routePath,
    headers: {
      ...pageHeaders(policy, { queries, status }),
      ...(!isGood && { "Cache-Control": cachePolicy.never }),
    },
    used: content.used,
    isCacheable: isGood,
    hasFailed,
  });
}

/** Logs why a part of a page is missing, without its query: it may be a search. */
function logBrokenPart(
  log: Log,
  { context: { location: { pathname: path } } }: QueriedPage,
  error: unknown,
): void {
  log.error("Cannot render a page", { path, reason: inspectError(error) });
}

/** A page that streams. */
interface StreamedPage {
  response: Response;
  /** Settles when all of it is rendered, or the visitor has left. */
  allReady: Promise<void>;
}

/** Sends the shell of a page at once, and the rest as its content comes. */
async function streamPage(
  c: Context<SiteEnv>,
  { address, current }: LoadedPage,
): Promise<StreamedPage> {
  const { admission, build, log, maxCompressed, settings } = c.env;
  const { siteUrl } = settings;
  const { signal } = c.req.raw;
  const { routePath, handle } = current;
  const status = statusOf(current);
  const queries = queryNames(handle);
  const nonce = createNonce();
  const policy = { siteUrl, nonce, ...inlineHashes(build, routePath) };
  const headers = {
    ...pageHeaders(policy, { queries, status }),
    // Proxies such as nginx would hold the shell back.
    "X-Accel-Buffering": "no",
    "Cache-Control": admission.admitted <= maxCompressed
      ? cachePolicy.never
      : cachePolicy.neverCompressed,
  };
  await yieldToEventLoop();
  const stream = await renderToReadableStream(
    pageDocument({ address, current, build, settings, nonce }),
    {
      nonce,
      signal,
      onError(error) {
        if (!signal.aborted) logBrokenPart(log, current, error);
      },
    },
  );
  // React's own stream throws when it writes after a visitor has left.
  const html = stream.pipeThrough(new TransformStream());
  const response = new Response(html, { status, headers });
  const allReady = inSpan("stream", async () => {
    await untilAborted(stream.allReady, signal);
    if (hasFailure(await withResults(current))) markContentFailure();
  });
  return { response, allReady };
}

/** The 404 page, which is the same for all addresses. */
export async function notFoundDocument(
  c: Context<SiteEnv>,
): Promise<StoredResponse> {
  return await documentOf(c, await startPage(c, notFoundPath));
}
