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
import { feeds } from "./discovery/feeds.ts";
import { markdownPages } from "./discovery/markdown-pages.ts";
import { siteFiles } from "./discovery/site-files.ts";
import { cacheWithContent } from "./documents/cache-with-content.ts";
import type { CompleteDocuments } from "./documents/complete-documents.ts";
import type { KeptDocuments } from "./documents/kept-documents.ts";
import { notFoundPage } from "./documents/kept-document.ts";
import { page } from "./documents/pages.ts";
import { cspReports, maxReportBytes } from "./endpoints/csp-reports.ts";
import { gateway } from "./endpoints/gateway.ts";
import { health } from "./endpoints/health.ts";
import { preview } from "./endpoints/preview.ts";
import { maxPurgeBytes, purge } from "./endpoints/purge.ts";
import { relatedPosts } from "./endpoints/related.ts";
import { searchIndex } from "./endpoints/search-index.ts";
import { maxVitalsBytes, vitals } from "./endpoints/vitals.ts";
import { purgeDenoDeploy } from "./headers/cache-tags.ts";
import { sendSpeculationRules } from "./headers/speculation-rules.ts";
import { maxBody } from "./http/max-body.ts";
import type { SiteEnv } from "./logging/request-state.ts";
import { nameRoute } from "./logging/route.ts";
import { errorPage } from "./rendering/error-page.ts";
import { createServices, type ServicesOptions } from "./services.ts";
import { sharePictures } from "./share-pictures/share-pictures.ts";

export interface SiteOptions extends ServicesOptions {
  kept: KeptDocuments;
  /** The longest wait for data before the first byte leaves, in milliseconds. */
  maxWaitMs?: number;
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
  const { settings, calls, results, cache, kept, manifest, log } = options;
  const { siteUrl } = settings;
  const { api } = calls;
  const services = createServices(options);
  const { client, documents, renderer, routes } = services;
  const cached = cacheWithContent(results);
  const app = new Hono<SiteEnv>();

  app.use(nameRoute);
  app.post(reportPath, maxBody(maxReportBytes), cspReports({ log }));
  app.post(
    vitalsPath,
    maxBody(maxVitalsBytes),
    vitals({ isEnabled: site.webVitals, routes, log }),
  );
  app.post(
    purgePath,
    maxBody(maxPurgeBytes),
    purge({
      secret: settings.purgeSecret,
      results,
      ...(settings.isDeployed && { purgeEdge: purgeDenoDeploy }),
      log,
    }),
  );
  app.route(
    "/",
    health({
      api,
      cacheSizes: () => ({ answers: results.size(), pages: cache.size() }),
    }),
  );
  app.route("/api", gateway(calls));
  app.route("/", feeds({ api, siteUrl, cached }));
  app.route("/", siteFiles({ pages, api, siteUrl, cached }));
  app.route("/", markdownPages({ client, siteUrl, cached }));
  app.route("/", sharePictures({ client, log, cached }));
  app.get(speculationRulesPath, sendSpeculationRules);
  app.get(relatedPath, cached, relatedPosts(api));
  app.get(searchIndexPath, cached, searchIndex(api));
  // Not ":id": beside the files' patterns Hono would need its slower router.
  app.get(
    `${paths.blog}/*`,
    preview({
      ...{ ...calls, routes, renderer, manifest, siteUrl, log },
      secret: settings.previewSecret,
    }),
  );
  app.get(
    "*",
    page({ ...services, kept, settings, maxWaitMs: options.maxWaitMs }),
  );
  app.notFound(notFoundPage(kept, documents));
  app.onError(errorPage({ siteUrl, manifest, log }));
  return { app, documents };
}
