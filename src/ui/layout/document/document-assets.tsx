import { site } from "../../../../data/site.ts";
import { vitalsPath } from "../../../paths.ts";
import type { DocumentAssets } from "./document-parts.ts";
import { FirstStyles, TallWindowStyles } from "./document-styles.tsx";

/**
 * Styles, fonts and scripts of the head; rendered on the server only. Scripts
 * are only named: the inline script loads them once they are needed.
 */
export function Assets(assets: DocumentAssets) {
  const { streamScript } = assets;
  return (
    <>
      <script>{assets.inlineScript}</script>
      {streamScript && (
        <script nonce={streamScript.nonce}>{streamScript.text}</script>
      )}
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
      <template
        id="scripts"
        data-early={assets.earlyScript}
        data-modules={[assets.entry, ...assets.modules].join(" ")}
        data-vitals={site.webVitals ? vitalsPath : undefined}
        data-book={site.webVitals ? site.book.href : undefined}
      />
    </>
  );
}
