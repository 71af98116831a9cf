import type { MiddlewareHandler } from "hono";
import { articlePath, paths, previewParameter } from "../../addresses/paths.ts";
import { previewText } from "../../content/api/preview-link.ts";
import type { ContentClient } from "../../content/content-client.ts";
import { isSigned } from "../../lib/http/signature.ts";
import { pendingOf, statusOf } from "../../routing/page-state.ts";
import { loadPage, matchPage, type PageRoutes } from "../../routing/routes.ts";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { pageHeaders } from "../headers/page-headers.ts";
import type { Log } from "../logging/log.ts";
import type { Renderer } from "../rendering/renderer.tsx";

export interface PreviewOptions {
  /** Signs the links; without it there are no previews. */
  secret?: string;
  routes: PageRoutes;
  renderer: Renderer;
  /** Shows an article whatever its status is. */
  client: ContentClient;
  manifest(): BuildManifest;
  siteUrl: string;
  log: Log;
}

/**
 * Shows a draft to a visitor with its signed link. The draft is requested
 * again each time, and the page is cached nowhere. A link with another
 * signature redirects to the article.
 */
export function preview(options: PreviewOptions): MiddlewareHandler {
  const { secret, routes } = options;
  return async (c, next) => {
    const signature = c.req.query(previewParameter);
    if (signature === undefined) return await next();
    const { pattern, params: { id = "" } } = matchPage(routes, c.req.path);
    if (pattern !== paths.article) return await next();
    const isOurs = secret !== undefined &&
      await isSigned(secret, previewText(id), signature);
    if (!isOurs) {
      c.header("Cache-Control", cachePolicy.never);
      return c.redirect(articlePath(id), 302);
    }
    const search = `?${previewParameter}=${signature}`;
    return await showDraft(id, search, options);
  };
}

async function showDraft(
  id: string,
  search: string,
  { client, routes, renderer, manifest, siteUrl, log }: PreviewOptions,
): Promise<Response> {
  const pathname = articlePath(id);
  const current = await loadPage(routes, client, { pathname, search });
  await Promise.allSettled(pendingOf(current));
  const address = pathname + search;
  const { html, errors } = await renderer.complete({ address, current });
  for (const error of errors) {
    log.error("Cannot render a preview", { id, reason: String(error) });
  }
  const status = statusOf(current);
  const pattern = paths.article;
  const styleHash = manifest().pages[pattern]?.styles.hash;
  return new Response(html, {
    status,
    headers: {
      ...pageHeaders(
        { siteUrl, styleHash },
        { queries: current.page.queries, status },
      ),
      "Cache-Control": cachePolicy.visitor,
      "X-Robots-Tag": "noindex",
      // The address is the key to the draft: it must not leave the site.
      "Referrer-Policy": "no-referrer",
    },
  });
}
