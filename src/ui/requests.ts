/** Fragments of the contact page that several sections link to. */
import { site } from "../../data/site.ts";
import { slugOf } from "../lib/text/slug.ts";
import { paths, requestPath } from "../paths.ts";

/** The fragment of a price card, which its drawing names. */
export function packageFragment(
  { title, drawing }: { title: string; drawing?: string | undefined },
): string {
  return drawing ?? slugOf(title);
}

/** The fragment of Figma to Framer. */
export const figmaFragment = "figma-to-framer";

/** The fragment of a service, by the path of its page. */
export function serviceFragment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Where a button that books leads: to the contact page with what was chosen,
 * unless the owner has another address for booking.
 */
export function bookingPath(fragment: string): string {
  return site.book.href.startsWith(paths.contact)
    ? requestPath(fragment)
    : site.book.href;
}
