import { canonicalPaths, paths } from "../../../paths.ts";

/** One link of the main navigation. */
interface MainLink {
  label: string;
  to: string;
}

/** The links of the desktop bar and the drawer, in order. */
export const mainLinks: readonly MainLink[] = [
  { label: "Home", to: paths.home },
  { label: "About", to: paths.about },
  { label: "Services", to: paths.services },
  { label: "Portfolio", to: paths.portfolio },
  { label: "Blog", to: paths.blog },
  { label: "Careers", to: paths.careers },
  { label: "Academy", to: paths.academy },
];

/** The prices, on the page of services. */
export const pricesLink: MainLink = {
  label: "Prices",
  to: `${paths.services}#pricing`,
};

/** The link at the end of the bar and the drawer, which looks like a button. */
export const contactLink: MainLink = { label: "Contact", to: paths.contact };

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
