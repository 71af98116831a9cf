import type { MiddlewareHandler } from "hono";
import { articlePath, paths, previewParameter } from "../../paths.ts";
import { signedText } from "../../content/preview-link.ts";
import { isSigned } from "../../lib/http/signature.ts";
import { queryNames } from "../../ui/layout/canonical-address.ts";
import { pendingOf, statusOf } from "../../ui/layout/handle.ts";
import { pageContent } from "../documents/pages.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { pageHeaders } from "../headers/page-headers.ts";
import { overCapacity } from "../rendering/error-page.ts";
import { queryPage } from "../rendering/query-page.ts";
import { renderComplete } from "../rendering/renderer.tsx";
import type { Services, SiteEnv } from "../services.ts";
import { Visit } from "../visit.ts";

/**
 * Shows a draft to a visitor with its signed link. The draft is requested
 * again each time, and the page is cached nowhere. A link with another
 * signature redirects to the article.
 */
export const preview: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const signature = c.req.query(previewParameter);
  if (signature === undefined) return await next();
  const id = c.req.param("id") ?? "";
  const { previewSecret: secret } = c.env.settings;
  const isOurs = secret !== undefined &&
    await isSigned(secret, signedText(id), signature);
  if (!isOurs) {
    c.header("Cache-Control", cachePolicy.never);
    return c.redirect(articlePath(id), 302);
  }
  const leave = c.env.admission.admit("visitor");
  if (!leave) return await overCapacity(c);
  try {
    return await showDraft(c.env, id, `?${previewParameter}=${signature}`);
  } finally {
    leave();
  }
};

async function showDraft(
  services: Services,
  id: string,
  search: string,
): Promise<Response> {
  const { build, content, log, settings: { siteUrl } } = services;
  const address = articlePath(id) + search;
  const visit = new Visit(content, { isDraft: true });
  const client = pageContent(visit, () => true);
  const current = await queryPage(address, client);
  await Promise.all(pendingOf(current));
  const { html, errors } = await renderComplete({
    address,
    current,
    build,
    siteUrl,
  });
  for (const error of errors) {
    log.error("Cannot render a preview", { id, reason: String(error) });
  }
  const status = statusOf(current);
  const styleHash = build.pages[paths.article]?.styles.hash;
  return new Response(html, {
    status,
    headers: {
      ...pageHeaders(
        { siteUrl, styleHash },
        { queries: queryNames(current.handle), status },
      ),
      "Cache-Control": cachePolicy.visitor,
      "X-Robots-Tag": "noindex",
      // The address is the key to the draft: it must not leave the site.
      "Referrer-Policy": "no-referrer",
    },
  });
}
