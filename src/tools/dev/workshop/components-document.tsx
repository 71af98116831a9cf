import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import type { BuildManifest } from "../../../server/assets/build-manifest.ts";
import { paths } from "../../../paths.ts";
import { BridgeDefs } from "../../../ui/art/bridge-defs.tsx";
import { RestStyles } from "../../../ui/layout/document/document-styles.tsx";
import { componentsPath } from "../modules/addresses.ts";
import { ComponentsPage } from "./components-page.tsx";

/** The static document of the component page; it is not hydrated. */
export function componentsDocument(
  { pages, inlineScript, stylesheets, scripts }: Pick<
    BuildManifest,
    "pages" | "inlineScript" | "stylesheets" | "scripts"
  >,
): string {
  const html = renderToStaticMarkup(
    <StaticRouter location={componentsPath}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Parts and states</title>
          {/* Enables buttons, which React will not. */}
          <script>{inlineScript.text}</script>
          <style>{pages[paths.home]?.styles.text}</style>
          <RestStyles stylesheets={stylesheets} />
          {scripts.map(({ src }) => <script key={src} async src={src} />)}
        </head>
        <body data-sky="paper">
          <BridgeDefs />
          <ComponentsPage />
        </body>
      </html>
    </StaticRouter>,
  );
  return `<!doctype html>${html}`;
}
