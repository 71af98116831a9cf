import countries from "i18n-iso-countries/index.js";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };

countries.registerLocale(english);

/** Names of countries that are also those of other places: a state of the US. */
const ambiguous = new Set(["georgia"]);

/** The code (ISO 3166-1) of a country by one of its English names. */
function codeOf(name: string): string | undefined {
  if (ambiguous.has(name.toLowerCase())) return undefined;
  return countries.getSimpleAlpha2Code(name.replaceAll("’", "'"), "en");
}

/** A place of work as its record names it. */
interface NamedPlace {
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
  const country = codeOf(parts.at(-1) ?? "");
  if (!country) return undefined;
  const before = parts.slice(0, -1);
  const locality = before.filter((it) => !waysOfWork.test(it)).join(", ");
  return {
    country,
    ...(locality && { locality }),
    isRemote: !locality && before.some((it) => /^remote$/i.test(it)),
  };
}
