import { Hono } from "hono/quick";
import { memoizeCall } from "../lib/promises/memoize.ts";
import type { Settings } from "../settings.ts";
import { assets } from "./assets/assets.ts";
import type { BuildManifest } from "./assets/build-manifest.ts";
import type { PrerenderedPage } from "./assets/prerendered.ts";
import { createDocumentCache } from "./documents/document-cache.ts";
import { keptDocument, notFoundPage } from "./documents/kept-document.ts";
import { createKeptDocuments } from "./documents/kept-documents.ts";
import { setDefaultHeaders } from "./headers/default-headers.ts";
import { isHttps } from "./headers/security-headers.ts";
import { strictTransportSecurity } from "./headers/strict-transport-security.ts";
import { checkRequest } from "./http/request-check.ts";
import type { SiteEnv } from "./logging/request-state.ts";
import type { Log } from "./logging/log.ts";
import { requestLog } from "./logging/request-log.ts";
import { tracing } from "./logging/tracing.ts";
import { errorPage } from "./rendering/error-page.ts";
import type { ServerContent } from "./server-content.ts";

export interface AppOptions {
  settings: Settings;
  content: Omit<ServerContent, "load">;
  /** The build; called for each request, because development replaces it. */
  manifest(): BuildManifest;
  /** Finds what the build rendered of an address. */
  prerendered?(address: string): PrerenderedPage | undefined;
  /** Development renders a page for each request. */
  isProduction?: boolean;
  log: Log;
  /** Takes a line for each request, if such lines are logged. */
  writeRequest?(line: string): void;
  /** The longest wait for data before the first byte leaves, in milliseconds. */
  maxWaitMs?: number;
}

export interface App {
  fetch(request: Request): Response | Promise<Response>;
  /** Loads what answers when nothing is in memory. */
  load(): Promise<unknown>;
}

/**
 * The whole site: what happens to a request, in order. What is in memory or on
 * disk is answered here; all else by the list in `site.ts`, which is loaded
 * behind the first answer, because React and the parsers of content take longer
 * to load than all of this.
 */
export function createApp(options: AppOptions): App {
  const { settings, content: { results, calls }, manifest, log } = options;
  const { siteUrl } = settings;
  const { prerendered } = options;
  const cache = createDocumentCache({ siteUrl, prerendered });
  const kept = createKeptDocuments(cache, results);
  const site = memoizeCall(async () => {
    const { createSite } = await import("./site.ts");
    const made = { ...options, calls: await calls(), results, cache, kept };
    return createSite(made);
  });
  const documents = {
    at: async (address: string) => (await site()).documents.at(address),
    refresh: async (address: string) =>
      (await site()).documents.refresh(address),
  };
  const app = new Hono<SiteEnv>();

  const onError = errorPage({ siteUrl, manifest, log });
  if (isHttps(siteUrl)) app.use(strictTransportSecurity(settings.hsts));
  app.use(requestLog({ ...settings, write: options.writeRequest, onError }));
  if (settings.isTraced) app.use(tracing());
  app.use(checkRequest(siteUrl));
  app.use(keptDocument(kept, documents));
  app.use(setDefaultHeaders());
  app.use(assets(manifest));
  app.use(async (c) => (await site()).app.fetch(c.req.raw, c.env));
  app.notFound(notFoundPage(kept, documents));
  app.onError(onError);
  return { fetch: (request) => app.fetch(request), load: site };
}
