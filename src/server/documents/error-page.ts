import type { Context, MiddlewareHandler } from "hono";
import { clientClosedRequest } from "../../lib/http/client-closed-request.ts";
import { errorPath, notFoundRoutePath } from "../../paths.ts";
import { createStoredResponse } from "../stored/stored-response.ts";
import { sendStored } from "./send-stored.ts";
import { inlineHashes } from "../build/build-manifest.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import {
  contentSecurityPolicy,
  pageSecurityHeaders,
} from "../http/security-headers.ts";
import { apiFailure, emptyResponse, isApiPath } from "../http/responses.ts";
import type { SiteEnv } from "../services.ts";

/**
 * Responds with 500 and a page in the site's frame, without scripts that could
 * fail again, and without the reason. The request's id is on it. A visitor who
 * has left before the response is not an error.
 */
export async function errorPage(
  error: Error,
  c: Context<SiteEnv>,
): Promise<Response> {
  const { requestId: id, address: { path } } = c.var;
  const { log } = c.env;
  if (error.name === "AbortError" && c.req.raw.signal.aborted) {
    return emptyResponse(clientClosedRequest);
  }
  log.error("Cannot answer a request", { id, path, reason: error.stack });
  if (isApiPath(path)) {
    return apiFailure(c, "Internal server error", 500);
  }
  try {
    const { body, headers } = await renderErrorPage(c, 500);
    return c.html(body, 500, headers);
  } catch (cause) {
    log.error("Cannot render the error page", { id, reason: String(cause) });
    return c.html(plainPage(id), 500, {
      ...commonHeaders,
      "Content-Security-Policy": "default-src 'none'",
    });
  }
}

/** Makes an `Error` of whatever else is thrown: Hono has no page for it. */
export const throwErrors: MiddlewareHandler<SiteEnv> = async (_, next) => {
  try {
    await next();
  } catch (cause) {
    throw new Error(String(cause));
  }
};

/**
 * Responds with 503 and such a page: the server is over its capacity. Rendered
 * once, so that refusing visitors costs those who wait little.
 */
export async function overCapacity(c: Context<SiteEnv>): Promise<Response> {
  const { responses } = c.env;
  c.set("source", "refused");
  // No request has this key: addresses begin with a slash.
  const address = "503";
  const refusal = await responses.getOrMake(address, 0, async () => {
    const page = await renderErrorPage(c, 503);
    const stored = createStoredResponse({
      status: 503,
      route: errorPath,
      ...page,
    });
    responses.set(address, stored);
    return stored;
  });
  return await sendStored(c, refusal);
}

const commonHeaders = {
  ...pageSecurityHeaders,
  "Cache-Control": cachePolicy.never,
  "Retry-After": "30",
};

async function renderErrorPage(c: Context<SiteEnv>, status: 500 | 503) {
  const { build, settings: { siteUrl } } = c.env;
  const inline = build.pages[notFoundRoutePath]?.styles;
  const { renderErrorDocument } = await import("./error-document.tsx");
  const body = await renderErrorDocument({
    status,
    manifest: build,
    inline,
    requestId: c.var.requestId,
  });
  const policy = contentSecurityPolicy({
    siteUrl,
    ...inlineHashes(build, notFoundRoutePath),
  });
  return {
    body,
    headers: {
      ...commonHeaders,
      "Content-Type": "text/html; charset=UTF-8",
      "Content-Security-Policy": policy,
    },
  };
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
