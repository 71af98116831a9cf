import { site } from "../../../../data/site.ts";
import { errorPath } from "../../../paths.ts";
import { BridgeDefs } from "../../art/bridge-defs.tsx";
import { ErrorView } from "./error-view.tsx";
import { Footer } from "../footer/footer.tsx";
import { Navigation } from "../header/navigation.tsx";

/** Replaces the whole document when a page throws in the browser. */
export function RootError() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Something gave way | ${site.name}`}</title>
      </head>
      <body data-surface="night">
        <BridgeDefs />
        <Navigation pathname={errorPath} />
        <main id="main" tabIndex={-1}>
          <ErrorView />
        </main>
        <Footer />
      </body>
    </html>
  );
}
