import { memoizeCall } from "../../lib/promises/memoize.ts";

/** English names of all countries, in lower case, and their two letters. */
const countries = memoizeCall(() => {
  const names = new Intl.DisplayNames("en", {
    type: "region",
    fallback: "none",
  });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) =>
    letters.map((second) => first + second)
  );
  return new Map(codes.flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name ? [[name.toLowerCase(), code]] : [];
  }));
});

/** The two letters of the country that a text names; undefined for none. */
export function countryCode(text: string): string | undefined {
  return countries().get(text.trim().toLowerCase());
}

/**
 * The countries of a list such as "Nigeria, Ghana or Kenya".
 * @returns None when a part of the list is no country.
 */
export function countriesIn(text: string): string[] {
  // "Trinidad and Tobago" is one country.
  if (countryCode(text)) return [text.trim()];
  const names = text.split(/\s*(?:[,;/&]|\b(?:and|or)\b)\s*/).filter(Boolean);
  return names.every(countryCode) ? names : [];
}
