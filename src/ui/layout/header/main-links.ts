import prices from "../../../../data/prices.json" with { type: "json" };
import words from "../../../../data/words/header.json" with { type: "json" };
import { canonicalPaths, paths } from "../../../paths.ts";

/** One link of the main navigation. */
interface MainLink {
  label: string;
  to: string;
}

/** The links of the desktop bar and the drawer, in order. */
export function mainLinks(): MainLink[] {
  const { links } = words;
  return [
    { label: links.home, to: paths.home },
    { label: links.about, to: paths.about },
    { label: links.services, to: paths.services },
    { label: links.portfolio, to: paths.portfolio },
    { label: links.blog, to: paths.blog },
    { label: links.careers, to: paths.careers },
    { label: links.academy, to: paths.academy },
  ];
}

/** The price cards on the page of services; they need not name prices. */
export function pricesLink(): MainLink {
  const { prices: label, whatYouGet } = words.links;
  return {
    label: prices.cards.some((card) => "from" in card) ? label : whatYouGet,
    to: `${paths.services}#pricing`,
  };
}

/** The link at the end of the bar and the drawer, which looks like a button. */
export function contactLink(): MainLink {
  return { label: words.links.contact, to: paths.contact };
}

/**
 * The `aria-current` value of a link to `to` on the page `pathname`: "page" for
 * the page itself, "true" for the pages below it.
 */
export function ariaCurrent(
  to: string,
  pathname: string,
): "page" | "true" | undefined {
  if (pathname === to || canonicalPaths[pathname] === to) return "page";
  return to !== paths.home && pathname.startsWith(`${to}/`)
    ? "true"
    : undefined;
}
