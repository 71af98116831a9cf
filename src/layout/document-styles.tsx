import type { DocumentAssets } from "./document-parts.ts";

/** The styles of the first screen, in the head: it waits for nothing else. */
export function FirstStyles(
  { inline: { text, hash } }: { inline: NonNullable<DocumentAssets["inline"]> },
) {
  return <style href={hash} precedence="first">{text}</style>;
}

/**
 * The styles of everything else, behind the page's content: a browser shows
 * what stands before them, and goes on once they are there. Hydration leaves
 * them where they are.
 */
export function RestStyles(
  { stylesheets }: Pick<DocumentAssets, "stylesheets">,
) {
  return stylesheets.map((href) => (
    <link key={href} rel="stylesheet" href={href} />
  ));
}
