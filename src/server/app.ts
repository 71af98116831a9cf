import { Hono } from "hono";
import { routes } from "../../routes.ts";
import { site } from "../../data/site.ts";
import type { BuildManifest } from "../build/manifest.ts";
import { createContentClient } from "../content/content-client.ts";
import * as jobViews from "../content/job-views.ts";
import {
  paths,
  purgePath,
  relatedPath,
  searchIndexPath,
  vitalsPath,
} from "../paths.ts";
import type { Settings } from "../settings.ts";
import { addAddressHeaders } from "./address-headers.ts";
import { purgeDenoDeploy } from "./cache-tags.ts";
import { finishHeaders } from "./common-headers.ts";
import { crawlerHead } from "./crawler-head.tsx";
import { errorPage } from "./error-page.tsx";
import { createFeeds } from "./feeds/feeds.ts";
import { createGateway } from "./gateway.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages.ts";
import { createPreview } from "./preview.ts";
import { createPurge } from "./purge.ts";
import { createPageRenderer } from "./render-page.tsx";
import { addressOf } from "./request-address.ts";
import { searchIndex } from "./search-index.ts";
import { createRelatedAnswer, relatedForPages } from "./related.ts";
import { commonHeaders, reportPath } from "./security-headers.ts";
import type { PageStore } from "./page-store.ts";
import type { ServerContent } from "./server-content.ts";
import {
  sendSpeculationRules,
  speculationRulesPath,
} from "./speculation-rules.ts";
import { createSharePictures } from "./share/share-pictures.ts";
import { createViolationReports } from "./violation-reports.ts";
import { createVitals } from "./vitals.ts";

export interface AppOptions {
  settings: Settings;
  /** The six calls, as the server asks them: validated and cached. */
  content: ServerContent;
  /** The build; asked for anew each time, so that development can replace it. */
  manifest(): BuildManifest;
  /** Where complete documents are kept. */
  store: PageStore;
  /** Development renders every page anew. */
  production?: boolean;
  log: Log;
}

/** All that is not a file: pages, data, feeds and reports. */
export interface App {
  /** Answers at once what is in memory. */
  quick(request: Request): Response | undefined;
  /** Answers a request that has passed the checks. */
  answer(request: Request, id: string): Response | Promise<Response>;
}

/** What the app is told with a request. */
interface Env {
  Bindings: { requestId: string };
}

/** Builds the app, and the short way past it. */
export function createApp(
  {
    settings,
    content: { fetchers: content, answers },
    manifest,
    store,
    production = true,
    log,
  }: AppOptions,
): App {
  const app = new Hono<Env>();
  const { siteUrl, contentTimeoutMs } = settings;
  const common = commonHeaders(siteUrl);
  const client = createContentClient({
    fetchers: content,
    agency: site.name,
    jobViews: () => jobViews,
    related: relatedForPages(content, {
      isExternal: settings.contentApiUrl !== undefined,
      answers,
    }),
  });
  const table = routes(client);
  const renderer = createPageRenderer(table, crawlerHead(siteUrl));
  const reports = createViolationReports({ log });
  const vitals = createVitals({ enabled: site.webVitals, log });
  const purge = createPurge({
    secret: settings.purgeSecret,
    answers,
    ...(settings.isDeployed && { purgeEdge: purgeDenoDeploy }),
    log,
  });
  const preview = createPreview({
    secret: settings.previewSecret,
    content,
    manifest,
    siteUrl,
    answers,
    log,
  });
  const pages = createPages({
    renderer,
    manifest,
    siteUrl,
    contentTimeoutMs,
    answers,
    store,
    production,
    log,
  });

  app.use(async (c, next) => {
    await next();
    finishHeaders(c.res, c.req.raw, common);
    addAddressHeaders(c.res, siteUrl, addressOf(c.req.url).path);
  });
  app.post(reportPath, (c) => reports(c.req.raw));
  app.post(vitalsPath, (c) => vitals(c.req.raw));
  app.post(purgePath, (c) => purge(c.req.raw));
  app.get("/healthz", (c) =>
    c.json(
      { status: "ok", kept: { answers: answers.size(), pages: pages.size() } },
      200,
      neverKept,
    ));
  app.get("/readyz", async (c) => {
    const answer = await content.articles("published");
    return answer.ok
      ? c.json({ status: "ready" }, 200, neverKept)
      : c.json({ status: "not ready", reason: answer.message }, 503, neverKept);
  });
  app.route("/api", createGateway(content));
  app.route("/", createFeeds({ table, client, content, siteUrl }));
  app.route("/", createSharePictures({ client, log }));
  app.get(speculationRulesPath, sendSpeculationRules);
  app.get(relatedPath, createRelatedAnswer(content));
  app.get(searchIndexPath, async (c) => await searchIndex(c, content));
  app.get(paths.article, async (c, next) => {
    const { id } = c.req.param();
    return await preview(id, c.req.raw) ?? await next();
  });
  app.get("*", (c) => pages.answer(c));
  app.onError(async (error, c) => {
    log.error("Cannot answer a request", {
      id: c.env.requestId,
      path: c.req.path,
      reason: error.stack ?? String(error),
    });
    return await errorPage({
      siteUrl,
      manifest: manifest(),
      requestId: c.env.requestId,
    });
  });
  return {
    quick: pages.quick,
    answer: (request, requestId) => app.fetch(request, { requestId }),
  };
}

const neverKept = { "Cache-Control": "no-store" };
