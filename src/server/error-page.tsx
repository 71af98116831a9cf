import { renderToReadableStream } from "react-dom/server";
import { Router } from "react-router";
import { site } from "../../data/site.ts";
import { type BuildManifest, inlineStyles } from "../build/manifest.ts";
import { BridgeDefs } from "../components/bridge-defs.tsx";
import { FirstStyles, RestStyles } from "../layout/document-styles.tsx";
import { ErrorView } from "../layout/error-view.tsx";
import { Footer } from "../layout/footer.tsx";
import { Navigation } from "../layout/navigation.tsx";
import { standstill } from "./standstill.ts";
import { cachePolicy, pageHeaders } from "./page-headers.ts";

export interface ErrorPageOptions {
  siteUrl: string;
  manifest: BuildManifest;
  /** What a visitor can name when they write to us. */
  requestId: string;
}

/**
 * The page that stands in for one that could not be rendered: the site's own
 * frame, without any script that could fail again, and no word of the reason.
 * @throws {unknown} When not even this can be rendered.
 */
export async function errorPage(
  { siteUrl, manifest, requestId }: ErrorPageOptions,
): Promise<Response> {
  const stream = await renderToReadableStream(
    <Router location="/500" navigator={standstill}>
      <ErrorDocument manifest={manifest} requestId={requestId} />
    </Router>,
  );
  await stream.allReady;
  return new Response(await new Response(stream).text(), {
    status: 500,
    headers: {
      ...pageHeaders({ siteUrl, styleHash: stylesOf(manifest)?.hash }),
      "Cache-Control": cachePolicy.never,
      "Retry-After": "30",
    },
  });
}

/** It looks like the page for no page. */
function stylesOf(manifest: BuildManifest) {
  return inlineStyles(manifest, "not-found-page");
}

function ErrorDocument(
  { manifest, requestId }: Pick<ErrorPageOptions, "manifest" | "requestId">,
) {
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
