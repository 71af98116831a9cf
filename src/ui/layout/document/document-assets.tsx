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
        id={scriptsId}
        {...scriptFacts(assets)}
      />
    </>
  );
}

/** Id of the element that says what the inline script loads. */
const scriptsId = "scripts";

/** What it says: addresses of scripts, and what measuring needs. */
function scriptFacts({ earlyScript, entry, modules }: DocumentAssets) {
  return {
    "data-early": earlyScript,
    "data-modules": [entry, ...modules].join(" "),
    "data-vitals": brand.webVitals ? vitalsPath : undefined,
    "data-book": brand.webVitals ? site.book.href : undefined,
  } as const;
}

export type { scriptFacts, scriptsId };

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
