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
 * The rest of the CSS before the page's content, for tall windows only: they
 * show more of the page than the critical CSS covers, so rendering waits. Other
 * windows request it too, at the lowest priority unless the link has one.
 */
export function TallWindowStyles(
  { stylesheets }: Pick<DocumentAssets, "stylesheets">,
) {
  return stylesheets.map((href) => (
    <link
      key={href}
      rel="stylesheet"
      href={href}
      media="(min-height:1080px)"
      fetchPriority="high"
    />
  ));
}

/**
 * The rest of the CSS, after the page's content: a stylesheet in the body
 * blocks only the rendering of what follows. Hydration leaves it there. In a
 * streamed document it would block the scripts that show late content, too:
 * there the stream script applies that of tall windows.
 */
export function RestStyles(
  { stylesheets }: Pick<DocumentAssets, "stylesheets">,
) {
  return stylesheets.map((href) => (
    <link key={href} rel="stylesheet" href={href} fetchPriority="high" />
  ));
}
