import type { Context } from "hono";
import { notFoundPattern } from "../../paths.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import {
  contentSecurityPolicy,
  pageSecurityHeaders,
} from "../headers/security-headers.ts";
import { apiFailure, isApiPath } from "../http/responses.ts";
import type { SiteEnv } from "../services.ts";

/**
 * Answers 500 with a page in the site's frame, without scripts that could fail
 * again, and without the reason. The request's id is on it.
 */
export async function errorPage(
  error: Error,
  c: Context<SiteEnv>,
): Promise<Response> {
  const { requestId: id, address: { path } } = c.var;
  c.env.log.error("Cannot answer a request", { id, path, reason: error.stack });
  if (isApiPath(path)) {
    return apiFailure(c, "Internal server error", 500);
  }
  return await sendErrorDocument(c, 500);
}

/** Answers 503 with such a page: the server is over its capacity. */
export async function overCapacity(c: Context<SiteEnv>): Promise<Response> {
  return await sendErrorDocument(c, 503);
}

async function sendErrorDocument(
  c: Context<SiteEnv>,
  status: 500 | 503,
): Promise<Response> {
  const { log, settings: { siteUrl } } = c.env;
  const { requestId: id } = c.var;
  const headers = {
    ...pageSecurityHeaders,
    "Cache-Control": cachePolicy.never,
    "Retry-After": "30",
  };
  try {
    const { build } = c.env;
    const inline = build.pages[notFoundPattern]?.styles;
    const { renderErrorDocument } = await import("./error-document.tsx");
    const html = await renderErrorDocument({
      status,
      manifest: build,
      inline,
      requestId: id,
    });
    return c.html(html, status, {
      ...headers,
      "Content-Security-Policy": contentSecurityPolicy({
        siteUrl,
        styleHash: inline?.hash,
      }),
    });
  } catch (cause) {
    log.error("Cannot render the error page", { id, reason: String(cause) });
    return c.html(plainPage(id), status, {
      ...headers,
      "Content-Security-Policy": "default-src 'none'",
    });
  }
}

/** Shown when not even the error page can be rendered. */
function plainPage(requestId: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something gave way</title>
<main><h1>Something on our side gave way.</h1>
<p>Please try again in a moment. <a href="/">Back to Home</a></p>
<p>If you contact us, please quote this ID: ${requestId}</p></main></html>`;
}
