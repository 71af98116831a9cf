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
import { ErrorView } from "../../ui/layout/views/error-view.tsx";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { inlineScript } from "../headers/inline-script.ts";

export interface ErrorDocumentProps {
  manifest: BuildManifest;
  /** The styles of the error page. */
  inline: BuildManifest["pages"][string]["styles"] | undefined;
  requestId: string;
}

/** Renders the document of the error page. */
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

function ErrorDocument({ manifest, inline, requestId }: ErrorDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Something gave way | ${site.name}`}</title>
        <script>{inlineScript.text}</script>
        {inline && <FirstStyles inline={inline} />}
        {manifest.scripts.map(({ src }) => (
          <script
            key={src}
            async
            src={src}
          />
        ))}
      </head>
      <body data-sky="night">
        <BridgeDefs />
        <Navigation pathname={errorPath} />
        <main id="main" tabIndex={-1}>
          <ErrorView requestId={requestId} />
        </main>
        <RestStyles stylesheets={manifest.stylesheets} />
        <Footer />
      </body>
    </html>
  );
}
