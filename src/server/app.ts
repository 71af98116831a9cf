import { Hono } from "hono";
import { memoizeCall } from "../lib/promises/memoize.ts";
import { assets } from "./assets/assets.ts";
import type { PrerenderedPage } from "./assets/prerendered.ts";
import { createDocumentCache } from "./documents/document-cache.ts";
import { keptDocument, notFoundPage } from "./documents/kept-document.ts";
import { setDefaultHeaders } from "./headers/default-headers.ts";
import { deploymentHeaders } from "./headers/deployment-headers.ts";
import { checkRequest } from "./http/request-check.ts";
import type { SiteEnv } from "./logging/request-state.ts";
import { requestLog } from "./logging/request-log.ts";
import { errorPage } from "./rendering/error-page.ts";
import type { ServerContent } from "./server-content.ts";
import type { SiteContent, SiteOptions } from "./site.ts";

export interface AppOptions
  extends Omit<SiteOptions, keyof SiteContent | "calls" | "cache"> {
  content: SiteContent & Pick<ServerContent, "calls">;
  /** Finds what the build rendered of an address. */
  prerendered?(address: string): PrerenderedPage | undefined;
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
  const { settings, content, prerendered, manifest, log } = options;
  const { siteUrl, logLevel } = settings;
  const { results } = content;
  const cache = createDocumentCache({ siteUrl, results, prerendered });
  const site = memoizeCall(async () => {
    const { createSite } = await import("./site.ts");
    const calls = await content.calls();
    return createSite({ ...options, ...content, calls, cache });
  });
  const documents = {
    at: async (address: string) => (await site()).documents.at(address),
    refresh: async (address: string) =>
      (await site()).documents.refresh(address),
  };
  const app = new Hono<SiteEnv>();

  const onError = errorPage({ siteUrl, manifest, log });
  const setDeploymentHeaders = deploymentHeaders(settings);
  if (setDeploymentHeaders) app.use(setDeploymentHeaders);
  app.use(requestLog({ log, logLevel, onError }));
  app.use(checkRequest(siteUrl));
  app.use(keptDocument(cache, documents));
  app.use(setDefaultHeaders());
  app.use(assets(manifest));
  app.use(async (c) => (await site()).app.fetch(c.req.raw, c.env));
  app.notFound(notFoundPage(cache, documents));
  app.onError(onError);
  return { fetch: app.fetch, load: site };
}
