import type { ErrorHandler } from "hono";
import { Router } from "react-router";
import { site } from "../../../data/site.ts";
import { notFoundPattern } from "../../addresses/paths.ts";
import { BridgeDefs } from "../../components/art/bridge-defs.tsx";
import {
  FirstStyles,
  RestStyles,
} from "../../layout/document/document-styles.tsx";
import { Footer } from "../../layout/footer/footer.tsx";
import { Navigation } from "../../layout/header/navigation.tsx";
import { ErrorView } from "../../layout/views/error-view.tsx";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import {
  contentSecurityPolicy,
  pageSecurityHeaders,
} from "../headers/security-headers.ts";
import { apiFailure, isApiPath } from "../http/responses.ts";
import type { Log } from "../logging/log.ts";
import type { SiteEnv } from "../logging/site-env.ts";
import { loadReactDom } from "./load-react-dom.ts";
import { staticNavigator } from "./static-navigator.ts";

export interface ErrorPageOptions {
  siteUrl: string;
  manifest(): BuildManifest;
  log: Log;
}

/**
 * Answers 500 with a page in the site's frame, without scripts that could fail
 * again, and without the reason. The request's id is on it.
 */
export function errorPage(
  { siteUrl, manifest, log }: ErrorPageOptions,
): ErrorHandler<SiteEnv> {
  return async (error, c) => {
    const { requestId: id } = c.var;
    const { path } = c.req;
    log.error("Cannot answer a request", { id, path, reason: error.stack });
    if (isApiPath(path)) {
      return apiFailure(c, "Something on our side gave way", 500);
    }
    const headers = {
      ...pageSecurityHeaders,
      "Cache-Control": cachePolicy.never,
      "Retry-After": "30",
    };
    try {
      const build = manifest();
      const styleHash = stylesOf(build)?.hash;
      return c.html(await render(build, id), 500, {
        ...headers,
        "Content-Security-Policy": contentSecurityPolicy({
          siteUrl,
          styleHash,
        }),
      });
    } catch (cause) {
      log.error("Cannot render the error page", { id, reason: String(cause) });
      return c.html(plainPage(id), 500, {
        ...headers,
        "Content-Security-Policy": "default-src 'none'",
      });
    }
  };
}

async function render(
  manifest: BuildManifest,
  requestId: string,
): Promise<string> {
  const { renderToReadableStream } = await loadReactDom();
  const stream = await renderToReadableStream(
    <Router location="/500" navigator={staticNavigator}>
      <ErrorDocument manifest={manifest} requestId={requestId} />
    </Router>,
  );
  await stream.allReady;
  return await new Response(stream).text();
}

/** Shown when not even the error page can be rendered. */
function plainPage(requestId: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something gave way</title>
<main><h1>Something on our side gave way.</h1>
<p>Please try again in a moment. <a href="/">Back to Home</a></p>
<p>If you write to us, name this: ${requestId}</p></main></html>`;
}

/** The styles of the 404 page, which the error page looks like. */
function stylesOf({ pages }: BuildManifest) {
  return pages[notFoundPattern]?.styles;
}

interface ErrorDocumentProps {
  manifest: BuildManifest;
  requestId: string;
}

function ErrorDocument({ manifest, requestId }: ErrorDocumentProps) {
  const inline = stylesOf(manifest);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Something gave way | ${site.name}`}</title>
        {inline && <FirstStyles inline={inline} />}
        {manifest.scripts.map((src) => <script key={src} async src={src} />)}
      </head>
      <body data-sky="night">
        <BridgeDefs />
        <Navigation />
        <main id="main" tabIndex={-1}>
          <ErrorView requestId={requestId} />
        </main>
        <RestStyles stylesheets={manifest.stylesheets} />
        <Footer />
      </body>
    </html>
  );
}
