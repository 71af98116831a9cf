import { Hono } from "hono";
import { routes } from "../../routes.ts";
import { site } from "../../data/site.ts";
import type { BuildManifest } from "../build/manifest.ts";
import type { PrerenderedPage } from "../build/prerendered.ts";
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
import { createAssets } from "./assets.ts";
import { addAddressHeaders } from "./address-headers.ts";
import { purgeDenoDeploy } from "./cache-tags.ts";
import { finishHeaders } from "./common-headers.ts";
import { crawlerHead } from "./crawler-head.tsx";
import { errorPage } from "./error-page.tsx";
import { createFeeds } from "./feeds/feeds.ts";
import { createFront } from "./front.ts";
import { createGateway } from "./gateway.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages.ts";
import { createPreview } from "./preview.ts";
import { createPurge } from "./purge.ts";
import { createPageRenderer } from "./render-page.tsx";
import type { Answered } from "./request-log.ts";
import { addressOf } from "./request-address.ts";
import { searchIndex } from "./search-index.ts";
import { createRelatedAnswer, relatedForPages } from "./related.ts";
import { commonHeaders, reportPath } from "./security-headers.ts";
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
  /** Documents that the build made. */
  prerendered?(address: string): PrerenderedPage | undefined;
  /** Development renders every page anew. */
  production?: boolean;
  log: Log;
  /** Takes what is known of a request once its answer has begun. */
  noteRequest?(answered: Answered): void;
}

/** The whole site. */
export interface Site {
  /** Answers any request; never throws or rejects. */
  fetch(request: Request): Response | Promise<Response>;
}

/** What the app is told with a request. */
interface Env {
  Bindings: { requestId: string };
}

/** The whole site: one Hono app, a short way past it, and what all pass. */
export function createSite(
  {
    settings,
    content: { fetchers: content, answers },
    manifest,
    prerendered,
    production = true,
    log,
    noteRequest = () => {},
  }: AppOptions,
): Site {
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
  const assets = createAssets(manifest);
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
    prerendered,
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
  app.get("*", async (c) => await assets(c) ?? await pages.answer(c));
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
  const fetch = createFront({
    siteUrl,
    isPreview: settings.isPreview,
    headers: common,
    quick: pages.quick,
    answer: (request, requestId) => app.fetch(request, { requestId }),
    missing: (request, requestId) =>
      app.fetch(new Request(nowhere, request), { requestId }),
    log,
    note: noteRequest,
  });
  return { fetch };
}

const neverKept = { "Cache-Control": "no-store" };

/** Any address that no page has. */
const nowhere = "http://site.internal/404";
