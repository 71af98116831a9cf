import { Hono } from "hono";
import { pages } from "../../routes.ts";
import { site } from "../../data/site.ts";
import {
  paths,
  purgePath,
  relatedPath,
  reportPath,
  searchIndexPath,
  speculationRulesPath,
  vitalsPath,
} from "../addresses/paths.ts";
import {
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
} from "../content/content-client.ts";
import * as jobViews from "../content/views/job-views.ts";
import * as postViews from "../content/views/post-views.ts";
import { createRelated } from "../content/views/related.ts";
import { createRoutes, loadPage } from "../routing/routes.ts";
import type { Settings } from "../settings.ts";
import type { BuildManifest } from "./assets/build-manifest.ts";
import type { ContentCalls } from "../content/content-calls.ts";
import { siteFiles } from "./discovery/site-files.ts";
import { cacheWithContent } from "./documents/cache-with-content.ts";
import {
  type CompleteDocuments,
  createCompleteDocuments,
} from "./documents/complete-documents.ts";
import type { DocumentCache } from "./documents/document-cache.ts";
import { notFoundPage } from "./documents/kept-document.ts";
import { page } from "./documents/pages.ts";
import { trackMissing } from "../content/cache/result-tracking.ts";
import { cspReports } from "./endpoints/csp-reports.ts";
import { gateway } from "./endpoints/gateway.ts";
import { health } from "./endpoints/health.ts";
import { preview } from "./endpoints/preview.ts";
import { purge } from "./endpoints/purge.ts";
import { relatedPosts } from "./endpoints/related.ts";
import { searchIndex } from "./endpoints/search-index.ts";
import { vitals } from "./endpoints/vitals.ts";
import { purgeDenoDeploy } from "./headers/cache-tags.ts";
import { sendSpeculationRules } from "./headers/speculation-rules.ts";
import type { Log } from "./logging/log.ts";
import { nameRoute } from "./logging/request-log.ts";
import type { SiteEnv } from "./logging/request-state.ts";
import { errorPage } from "./rendering/error-page.ts";
import { createRenderer } from "./rendering/renderer.tsx";
import { seoHead } from "./seo/seo-head.tsx";
import type { ServerContent } from "./server-content.ts";

/** What the site needs to know of its content. */
export type SiteContent = Pick<
  ServerContent,
  "results" | "outage"
>;

export interface SiteOptions extends SiteContent {
  settings: Settings;
  calls: ContentCalls;
  cache: DocumentCache;
  /** The build; called for each request, because development replaces it. */
  manifest(): BuildManifest;
  /** Development renders a page for each request. */
  isProduction?: boolean;
  log: Log;
  /** Aborts when the process is asked to end. */
  stopping?: AbortSignal;
  /** The longest wait for data before the first byte leaves, in milliseconds. */
  maxWaitMs?: number;
  /** How long the body of a request may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
}

/** All that is made when it is asked for. */
export interface Site {
  app: Hono<SiteEnv>;
  documents: CompleteDocuments;
}

/**
 * The second half of the list in `app.ts`: what happens to a request that is
 * answered neither from memory nor with a file, in order.
 */
export function createSite(options: SiteOptions): Site {
  const { settings, calls, results, cache, manifest, log } = options;
  const { siteUrl, purgeSecret, previewSecret, isDeployed } = settings;
  const { bodyTimeoutMs } = options;
  const { api, drafts } = calls;
  const client = createPageClient(options);
  const shared = createPages(client, options);
  const { documents, routes } = shared;
  const cached = cacheWithContent(results);
  const app = new Hono<SiteEnv>();

  app.use(nameRoute);
  app.post(reportPath, cspReports({ log, bodyTimeoutMs }));
  app.post(
    vitalsPath,
    vitals({
      ...{ isEnabled: site.webVitals, routes, log, bodyTimeoutMs },
      release: manifest().stamp,
    }),
  );
  app.post(
    purgePath,
    purge({
      ...{ secret: purgeSecret, results, log },
      bodyTimeoutMs,
      ...(isDeployed && { purgeEdge: purgeDenoDeploy }),
    }),
  );
  app.route("/", health({ ...options, api }));
  app.route("/api", gateway({ ...calls, cached }));
  app.route("/", siteFiles({ pages, api, siteUrl, cached }));
  app.get(speculationRulesPath, sendSpeculationRules);
  app.get(relatedPath, cached, relatedPosts(api));
  app.get(searchIndexPath, cached, searchIndex(api));
  app.get(
    paths.article,
    preview({
      ...shared,
      secret: previewSecret,
      client: createClient({
        api: { ...api, ...drafts },
        related: createRelated(api),
        isShown: () => true,
      }),
    }),
  );
  app.get("*", page({ ...options, ...shared }));
  app.notFound(notFoundPage(cache, documents));
  app.onError(errorPage({ siteUrl, manifest, log }));
  return { app, documents };
}

/** What renders and answers with pages. */
function createPages(client: ContentClient, options: SiteOptions) {
  const { settings, results, cache } = options;
  const { siteUrl, contentTimeoutMs, contentFreshSeconds } = settings;
  const { manifest, isProduction = true, log } = options;
  const routes = createRoutes(pages);
  const renderer = createRenderer({
    ...{ manifest, siteUrl, contentTimeoutMs },
    seoHead: seoHead(siteUrl),
  });
  const shared = { routes, renderer, manifest, siteUrl, isProduction, log };
  const documents = createCompleteDocuments({
    ...shared,
    results,
    freshMs: contentFreshSeconds * 1000,
    ...(isProduction && { cache }),
    load(address, signal) {
      const [pathname = "", search = ""] = address.split(/(?=\?)/);
      return loadPage(routes, client, { pathname, search, signal });
    },
  });
  return { ...shared, documents };
}

/** The content client of pages. */
function createPageClient(
  { settings, calls: { api }, results }: SiteOptions,
): ContentClient {
  function isKnown(path: string): boolean {
    const isCached = results.peek(path) !== undefined;
    if (!isCached) trackMissing(path);
    return isCached;
  }
  // A page is not worth a second call to an external service.
  const isExternal = settings.contentApiUrl !== undefined;
  const related = createRelated(api, isExternal ? isKnown : undefined);
  return createClient({ api, related });
}

function createClient(
  options: Omit<ContentClientOptions, "postViews" | "jobViews">,
): ContentClient {
  return createContentClient({
    ...options,
    postViews: () => postViews,
    jobViews: () => jobViews,
  });
}
