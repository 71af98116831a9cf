import { pages } from "../../routes.ts";
import { site } from "../../data/site.ts";
import {
  type ContentClient,
  createContentClient,
} from "../content/content-client.ts";
import * as jobViews from "../content/views/job-views.ts";
import type { ResultCache } from "../content/cache/result-cache.ts";
import { createRelated } from "../content/views/related.ts";
import { createRoutes, loadPage } from "../routing/routes.ts";
import type { Settings } from "../settings.ts";
import type { BuildManifest } from "./assets/build-manifest.ts";
import { createCompleteDocuments } from "./documents/complete-documents.ts";
import type { DocumentCache } from "./documents/document-cache.ts";
import { trackMissing } from "./documents/result-tracking.ts";
import { createStreamedDocuments } from "./documents/streamed-documents.ts";
import type { Log } from "./logging/log.ts";
import { createRenderer } from "./rendering/renderer.tsx";
import { seoHead } from "./seo/seo-head.tsx";
import type { ContentCalls } from "./content-calls.ts";

export interface ServicesOptions {
  settings: Settings;
  calls: ContentCalls;
  results: ResultCache;
  cache: DocumentCache;
  /** The build; called for each request, because development replaces it. */
  manifest(): BuildManifest;
  /** Development renders a page for each request. */
  isProduction?: boolean;
  log: Log;
}

/** What the steps of a request share: pages, renderer and documents. */
export function createServices(options: ServicesOptions) {
  const { settings, results, cache, manifest } = options;
  const { siteUrl, contentTimeoutMs } = settings;
  const { isProduction = true, log } = options;
  const client = createClient(options);
  const routes = createRoutes(pages);
  const renderer = createRenderer({
    manifest,
    siteUrl,
    contentTimeoutMs,
    seoHead: seoHead(siteUrl),
  });
  const shared = { renderer, manifest, siteUrl, isProduction, log };
  const documents = createCompleteDocuments({
    ...shared,
    results,
    ...(isProduction && { cache }),
    load(address, signal) {
      const [pathname = "", search = ""] = address.split(/(?=\?)/);
      return loadPage(routes, client, { pathname, search, signal });
    },
  });
  const { load } = documents;
  const streams = createStreamedDocuments({ ...shared, results, load });
  return { client, documents, renderer, routes, streams };
}

/** The content client of pages. */
function createClient(
  { settings, calls: { api }, results }: ServicesOptions,
): ContentClient {
  function isKnown(path: string): boolean {
    const isCached = results.peek(path) !== undefined;
    if (!isCached) trackMissing(path);
    return isCached;
  }
  return createContentClient({
    api,
    agency: site.name,
    jobViews: () => jobViews,
    related: settings.contentApiUrl
      // A page is not worth a second call to an external service.
      ? createRelated(api, isKnown)
      : createRelated(api),
  });
}
