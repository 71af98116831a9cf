import { useContext } from "react";
import { useLocation } from "react-router";
import { DataBlock } from "../../streaming/data-block.tsx";
import { loaderDataId } from "../../streaming/loader-data.ts";
import { BridgeDefs } from "../../components/art/bridge-defs.tsx";
import { Banner } from "../header/banner.tsx";
import {
  FirstStyles,
  RestStyles,
  TallWindowStyles,
} from "./document-styles.tsx";
import { Footer } from "../footer/footer.tsx";
import { Navigation } from "../header/navigation.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { ScrollRestoration } from "./scroll-restoration.tsx";
import { SkipLink } from "./skip-link.tsx";
import { FocusOnNavigation } from "./focus-on-navigation.tsx";
import { DocumentPartsContext } from "./document-parts.ts";
import { Head } from "./head.tsx";
import { usePage } from "../../routing/page-context.ts";

/** The document around every page. */
export function RootDocument() {
  const { page: { Component, sky } } = usePage();
  const { pathname } = useLocation();
  const { assets, completeAt, contentTimeoutMs, siteUrl } = useContext(
    DocumentPartsContext,
  );
  return (
    // The theme is set on the element before hydration.
    <html
      lang="en"
      data-site={siteUrl}
      data-content-timeout={contentTimeoutMs}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {completeAt && (
          <noscript data-complete-at={completeAt}>
            <meta httpEquiv="refresh" content={`0; url=${completeAt}`} />
          </noscript>
        )}
        <Assets />
        <Head />
      </head>
      <body data-sky={sky}>
        <SkipLink />
        <BridgeDefs />
        <Banner />
        <Navigation />
        {/* A new path mounts a new page, with state of its own. */}
        <Component key={pathname} />
        {assets && <RestStyles stylesheets={assets.stylesheets} />}
        <Footer />
        <ProgressLine />
        <ScrollRestoration />
        <FocusOnNavigation />
        <LoaderData />
      </body>
    </html>
  );
}

/** Styles, fonts and scripts of the head; rendered on the server only. */
function Assets() {
  const { assets } = useContext(DocumentPartsContext);
  if (!assets) return null;
  return (
    <>
      <script>{assets.inlineScript}</script>
      {assets.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {assets.inline && <FirstStyles inline={assets.inline} />}
      <TallWindowStyles stylesheets={assets.stylesheets} />
      {assets.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {assets.scripts.map((src) => <script key={src} async src={src} />)}
    </>
  );
}

function LoaderData() {
  const { loaderData } = useContext(DocumentPartsContext);
  return <DataBlock id={loaderDataId} text={loaderData} />;
}
