import { Fragment } from "react";
import type { DocumentAssets } from "./document-parts.ts";

/**
 * The critical CSS, inline in the head, so that the first screen needs no
 * request. With a name and a precedence, React hoists it before the links.
 */
export function FirstStyles(
  { inline: { text } }: { inline: NonNullable<DocumentAssets["inline"]> },
) {
  return <style href="first" precedence="first">{text}</style>;
}

/**
 * The rest of the CSS. Tall windows show more of the page than the critical CSS
 * covers, so their rendering waits. In others it applies once it is loaded: see
 * `rest-styles.ts`. In the body it would hold back the scripts below it.
 */
export function RestStyles(
  { stylesheets }: Pick<DocumentAssets, "stylesheets">,
) {
  return stylesheets.map((href) => (
    <Fragment key={href}>
      <link
        rel="stylesheet"
        href={href}
        media="(min-height:1080px)"
        fetchPriority="high"
      />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </Fragment>
  ));
}
