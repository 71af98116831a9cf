import { brand, site } from "../../../../data/site.ts";
import { vitalsPath } from "../../../paths.ts";
import type { DocumentAssets } from "./document-parts.ts";
import { FirstStyles, TallWindowStyles } from "./document-styles.tsx";

/**
 * Styles and scripts of the head; rendered on the server only. Scripts are only
 * named: the inline script loads them once they are needed.
 */
export function Assets(assets: DocumentAssets) {
  const { streamScript } = assets;
  return (
    <>
      <script>{assets.inlineScript}</script>
      {streamScript && (
        <script nonce={streamScript.nonce}>{streamScript.text}</script>
      )}
      {assets.inline && <FirstStyles inline={assets.inline} />}
      <TallWindowStyles stylesheets={assets.stylesheets} />
      <template
        id="scripts"
        data-early={assets.earlyScript}
        data-modules={[assets.entry, ...assets.modules].join(" ")}
        data-vitals={brand.webVitals ? vitalsPath : undefined}
        data-book={brand.webVitals ? site.book.href : undefined}
      />
    </>
  );
}

/**
 * Preloads of typefaces, at the start of the body: while they load, Chromium
 * holds back the first paint of a document that has them in its head.
 */
export function FontPreloads({ fonts }: { fonts: readonly string[] }) {
  return fonts.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
      // React moves other links to the head.
      onLoad={() => {}}
    />
  ));
}
