import type { DocumentAssets } from "./document-parts.ts";
import { FirstStyles, TallWindowStyles } from "./document-styles.tsx";

/** Styles, fonts and scripts of the head; rendered on the server only. */
export function Assets(assets: DocumentAssets) {
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
      <script
        id="entry"
        type="module"
        async
        fetchPriority="low"
        src={assets.entry}
      />
    </>
  );
}
