import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { site } from "../../../data/site.ts";
import { errorPath } from "../../paths.ts";
import { BridgeDefs } from "../../ui/art/bridge-defs.tsx";
import {
  FirstStyles,
  RestStyles,
} from "../../ui/layout/document/document-styles.tsx";
import { Footer } from "../../ui/layout/footer/footer.tsx";
import { Navigation } from "../../ui/layout/header/navigation.tsx";
import { BusyView, ErrorView } from "../../ui/layout/views/error-view.tsx";
import type { BuildManifest } from "../build/build-manifest.ts";

interface ErrorDocumentProps {
  /** 503 when the server is over its capacity. */
  status: 500 | 503;
  manifest: BuildManifest;
  /** The styles of the error page. */
  inline: BuildManifest["pages"][string]["styles"] | undefined;
  requestId: string;
}

/** Renders the document of an error page. */
export async function renderErrorDocument(
  props: ErrorDocumentProps,
): Promise<string> {
  const stream = await renderToReadableStream(
    <StaticRouter location={errorPath}>
      <ErrorDocument {...props} />
    </StaticRouter>,
  );
  await stream.allReady;
  return await new Response(stream).text();
}

function ErrorDocument(
  { status, manifest, inline, requestId }: ErrorDocumentProps,
) {
  const title = status === 503 ? "Too many visitors" : "Something gave way";
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.name}`}</title>
        <script>{manifest.inlineScript.text}</script>
        {inline && <FirstStyles inline={inline} />}
      </head>
      <body data-surface="night">
        <BridgeDefs />
        <Navigation pathname={errorPath} />
        <main id="main" tabIndex={-1}>
          {status === 503 ? <BusyView /> : <ErrorView requestId={requestId} />}
        </main>
        <RestStyles stylesheets={manifest.stylesheets} />
        <Footer />
      </body>
    </html>
  );
}
