import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "react-router";
import type { BuildManifest } from "../build/manifest.ts";
import { BridgeDefs } from "../components/bridge-defs.tsx";
import { RestStyles } from "../layout/document-styles.tsx";
import { standstill } from "../server/standstill.ts";
import { ComponentsPage } from "./components-page.tsx";

/** Where development shows every component in every state. */
export const componentsPath = "/dev/components";

/** The document of that page; nothing in it comes to life. */
export function componentsDocument(
  { first, stylesheets, scripts }: Pick<
    BuildManifest,
    "first" | "stylesheets" | "scripts"
  >,
): string {
  const html = renderToStaticMarkup(
    <Router location={componentsPath} navigator={standstill}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Parts and states</title>
          <style>{first.all}</style>
          <RestStyles stylesheets={stylesheets} />
          {scripts.map((src) => <script key={src} async src={src} />)}
        </head>
        <body data-sky="paper">
          <BridgeDefs />
          <ComponentsPage />
        </body>
      </html>
    </Router>,
  );
  return `<!doctype html>${html}`;
}
