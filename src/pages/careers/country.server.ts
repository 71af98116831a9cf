import { memoizeCall } from "../../lib/promises/memoize.ts";

/** Codes that have names, but are no countries. */
const others = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** Names of countries that are also those of other places: a state of the US. */
const ambiguous = new Set(["georgia"]);

/** The codes of the countries (ISO 3166-1) by their English names. */
const countries = memoizeCall((): ReadonlyMap<string, string> => {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const codes = letters.flatMap((a) => letters.map((b) => a + b))
    // A former code is the alias of another one.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
    .filter((code) => !others.has(code));
  const named = (["long", "short"] as const).flatMap((style) => {
    const names = new Intl.DisplayNames("en", {
      type: "region",
      style,
      fallback: "none",
    });
    return codes.map((code) => [keyOf(names.of(code) ?? ""), code] as const);
  });
  return new Map(named.filter(([name]) => name && !ambiguous.has(name)));
});

function keyOf(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll("’", "'");
}

/** A place of work as its record names it. */
export interface NamedPlace {
  /** The code of its country. */
  country: string;
  /** Everything before the country that is a place. */
  locality?: string;
  /** Whether the location says so, and names no other place. */
  isRemote: boolean;
}

const waysOfWork = /^(?:remote|hybrid|on-?site)$/i;

/**
 * The country at the end of a location such as "Yaba, Lagos, Nigeria".
 * @returns Undefined if it does not end in the name of a country.
 */
export function placeIn(location: string): NamedPlace | undefined {
  const parts = location.split(",").map((it) => it.trim()).filter(Boolean);
  const country = countries().get(keyOf(parts.at(-1) ?? ""));
  if (!country) return undefined;
  const before = parts.slice(0, -1);
  const locality = before.filter((it) => !waysOfWork.test(it)).join(", ");
  return {
    country,
    ...(locality && { locality }),
    isRemote: !locality && before.some((it) => /^remote$/i.test(it)),
  };
}
