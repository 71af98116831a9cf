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
import { assets } from "./assets/assets.ts";
import { feeds } from "./discovery/feeds.ts";
import { markdownPages } from "./discovery/markdown-pages.ts";
import { siteFiles } from "./discovery/site-files.ts";
import { cacheWithContent } from "./documents/cache-with-content.ts";
import { keptDocument, notFoundPage, page } from "./documents/pages.ts";
import { cspReports, maxReportBytes } from "./endpoints/csp-reports.ts";
import { gateway } from "./endpoints/gateway.ts";
import { health } from "./endpoints/health.ts";
import { preview } from "./endpoints/preview.ts";
import { maxPurgeBytes, purge } from "./endpoints/purge.ts";
import { relatedPosts } from "./endpoints/related.ts";
import { searchIndex } from "./endpoints/search-index.ts";
import { maxVitalsBytes, vitals } from "./endpoints/vitals.ts";
import { purgeDenoDeploy } from "./headers/cache-tags.ts";
import { setDefaultHeaders } from "./headers/default-headers.ts";
import { isHttps } from "./headers/security-headers.ts";
import { sendSpeculationRules } from "./headers/speculation-rules.ts";
import { strictTransportSecurity } from "./headers/strict-transport-security.ts";
import { maxBody } from "./http/max-body.ts";
import { checkRequest } from "./http/request-check.ts";
import { requestLog } from "./logging/request-log.ts";
import { tracing } from "./logging/tracing.ts";
import { errorPage } from "./rendering/error-page.tsx";
import { createServices, type ServicesOptions } from "./services.ts";
import { sharePictures } from "./share-pictures/share-pictures.ts";
import type { SiteEnv } from "./logging/site-env.ts";

export interface AppOptions extends ServicesOptions {
  /** Takes a line for each request, if such lines are logged. */
  writeRequest?(line: string): void;
  /** The longest wait for data before the first byte leaves, in milliseconds. */
  maxWaitMs?: number;
}

/** The whole site: what happens to a request, in order. */
export function createApp(options: AppOptions): Hono<SiteEnv> {
  const { settings, content, manifest, log } = options;
  const { settings: { siteUrl }, content: { api, results } } = options;
  const services = createServices(options);
  const { cache, client, documents, kept, renderer, routes } = services;
  const cached = cacheWithContent(results);
  const app = new Hono<SiteEnv>();

  const onError = errorPage({ siteUrl, manifest, log });
  if (isHttps(siteUrl)) app.use(strictTransportSecurity(settings.hsts));
  app.use(requestLog({ ...settings, write: options.writeRequest, onError }));
  if (settings.isTraced) app.use(tracing());
  app.use(checkRequest(siteUrl));
  app.use(keptDocument(kept, documents));
  app.use(setDefaultHeaders());
  app.use(assets(manifest));

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
  app.route("/api", gateway(content));
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
      ...{ ...content, routes, renderer, manifest, siteUrl, log },
      secret: settings.previewSecret,
    }),
  );
  app.get("*", page({ ...services, settings, maxWaitMs: options.maxWaitMs }));
  app.notFound(notFoundPage(kept, documents));
  app.onError(onError);
  return app;
}
