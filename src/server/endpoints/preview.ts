import type { MiddlewareHandler } from "hono";
import { sections } from "../../pages/sections.server.ts";
import { previewParameter } from "../../paths.ts";
import { isPreviewOf } from "../../content/preview-link.ts";
import { matchOf } from "../../ui/layout/page-routes.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import type { StoredResponse } from "../stored/stored-response.ts";
import { overCapacity } from "../documents/error-page.ts";
import { renderDocument } from "../documents/pages.ts";
import { allResults, withResults } from "../../streaming/server-pages.tsx";
import { queryPage, routes } from "../documents/query-page.ts";
import type { Services, SiteEnv } from "../services.ts";
import { RequestContent } from "../request-content.ts";

/**
 * Shows a draft to a visitor with its signed link. The draft is requested
 * again each time, and the page is cached nowhere. A link that has ended, or
 * was not signed, redirects to the record's page.
 */
export const preview: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const value = c.req.query(previewParameter);
  if (value === undefined) return await next();
  const { path } = c.var.address;
  const match = matchOf(routes, path);
  const isPreviewed = sections.some(({ preview }) =>
    preview && preview === match?.route.path
  );
  if (!isPreviewed) return await next();
  const { id = "" } = match?.params ?? {};
  const { previewSecret: secret } = c.env.settings;
  const isShown = secret !== undefined &&
    await isPreviewOf(secret, id, value);
  if (!isShown) {
    c.header("Cache-Control", cachePolicy.never);
    return c.redirect(path, 302);
  }
  const leave = c.env.admission.admit("visitor");
  if (!leave) return await overCapacity(c);
  try {
    const { responses } = c.env;
    const address = `${path}?${previewParameter}=${value}`;
    // Never cached, but rendered once for all who ask meanwhile.
    const { status, body, headers } = await responses.getOrMake(
      address,
      responses.purges,
      () => renderDraft(c.env, address, path),
    );
    return new Response(body, { status, headers });
  } finally {
    leave();
  }
};

async function renderDraft(
  services: Services,
  address: string,
  path: string,
): Promise<StoredResponse> {
  const content = new RequestContent(services.content, { isDraft: true });
  const started = await queryPage(address, content);
  await allResults(started);
  const current = await withResults(started);
  // Without the query, which is the key to the draft.
  const page = { address: path, current, content };
  const stored = await renderDocument(services, page);
  return {
    ...stored,
    headers: {
      ...stored.headers,
      "Cache-Control": cachePolicy.visitor,
      "X-Robots-Tag": "noindex",
      // Nor must it leave the site.
      "Referrer-Policy": "no-referrer",
    },
  };
}
