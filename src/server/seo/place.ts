import type { PostalAddress } from "schema-dts";
import { site } from "../../../data/site.ts";
import { countryCode } from "../../content/text/country-codes.ts";

/**
 * The address in a text such as "Yaba, Lagos, Nigeria". A text that leaves out
 * the country still names one when it is a part of the agency's own address.
 * @returns Undefined when the country would be a guess.
 */
export function addressIn(text: string): PostalAddress | undefined {
  const parts = partsOf(text);
  const home = partsOf(site.city);
  const isHome = parts.length > 0 &&
    parts.every((part) => home.some((own) => same(own, part)));
  const whole = isHome ? home : parts;
  const country = countryCode(whole.at(-1) ?? "");
  const [locality, region] = whole.slice(0, -1);
  if (!country || !locality) return undefined;
  return {
    "@type": "PostalAddress",
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    addressCountry: country,
  };
}

function partsOf(text: string): string[] {
  return text.split(",").map((part) => part.trim()).filter(Boolean);
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
