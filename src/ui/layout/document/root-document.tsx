import {
  Activity,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { Outlet, useLocation } from "react-router-dom";
import { BridgeDefs } from "../../art/bridge-defs.tsx";
import { Banner } from "../header/banner.tsx";
import { Footer } from "../footer/footer.tsx";
import { Navigation } from "../header/navigation.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { ScrollRestoration } from "./scroll-restoration.tsx";
import { SkipLink } from "./skip-link.tsx";
import { FocusOnNavigation } from "./focus-on-navigation.tsx";
import {
  bodyParts,
  DocumentPartsContext,
  rootFacts,
} from "./document-parts.ts";
import { Head } from "./head.tsx";
import { notFoundPath, notFoundRoutePath } from "../../../paths.ts";
import { usePage } from "../handle.ts";
import { currentHashes } from "../../../static-files.ts";
import { ShellEnd } from "../../../streaming/shell-end.tsx";
import {
  noteHydrated,
  streamedPart,
  timeLimit,
} from "../../../streaming/document-state.ts";

/** The document around every page: the root of all routes. */
export function RootDocument() {
  const { routePath, handle: { surface } } = usePage();
  const { pathname } = useLocation();
  const {
    completeAt,
    contentTimeoutMs,
    fontPreloads,
    head,
    heldSeconds,
    restStyles,
    siteUrl,
    structuredData,
  } = useContext(DocumentPartsContext);
  return (
    // The inline script sets the theme on this element before hydration.
    <html
      lang="en"
      {...timeLimit(contentTimeoutMs)}
      {...rootFacts({ siteUrl, heldSeconds })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would make links of numbers and dates. */}
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no"
        />
        {completeAt && (
          <noscript {...streamedPart(completeAt)}>
            <meta httpEquiv="refresh" content={`0; url=${completeAt}`} />
            {restStyles}
          </noscript>
        )}
        {head}
        <Head />
      </head>
      <body data-surface={surface}>
        {fontPreloads}
        <Part>
          <SkipLink />
          <BridgeDefs />
          <Banner />
        </Part>
        <Part>
          {/* All unknown addresses share one document. */}
          <Navigation
            pathname={routePath === notFoundRoutePath ? notFoundPath : pathname}
          />
        </Part>
        <Part>
          {/* A new path remounts the page, which resets its state. */}
          <Outlet key={pathname} />
        </Part>
        {!completeAt && restStyles}
        <Part>
          <Footer />
        </Part>
        {structuredData}
        <ProgressLine />
        <ScrollRestoration />
        <FocusOnNavigation />
        <ShellEnd note={JSON.stringify(currentHashes())} />
      </body>
    </html>
  );
}

/**
 * A part of the body, which hydrates by itself: where an extension or a
 * translator has changed the document, hydration renders only that part on the
 * client.
 */
function Part({ children }: { children: ReactNode }) {
  const { isRearranged } = useContext(DocumentPartsContext);
  const Boundary = isRearranged ? Fragment : Activity;
  return (
    <Boundary>
      {children}
      <PartHydrated />
    </Boundary>
  );
}

/** Inside the boundary, as effects run once that is hydrated. */
function PartHydrated() {
  const { hydratedParts, onHydrated } = useContext(DocumentPartsContext);
  const part = useRef(null);
  useEffect(() => {
    if (!hydratedParts || hydratedParts.add(part).size < bodyParts) return;
    noteHydrated();
    onHydrated?.();
  }, []);
  return null;
}
