import { brand, site } from "../../../data/site.ts";

/** The values of placeholders such as "{price}", which any text may have. */
function values(): Readonly<Record<string, string>> {
  return {
    name: site.name,
    price: site.figmaToFramerFrom,
    kilometres: String(brand.kilometres),
  };
}

/**
 * A text with values in the place of its placeholders; other braces stay.
 * @param more Values of placeholders that only this text may have.
 */
export function fillIn(
  text: string,
  more?: Readonly<Record<string, string>>,
): string {
  const known = { ...values(), ...more };
  return text.replace(
    /\{(\w+)\}/g,
    (braces, name: string) => known[name] ?? braces,
  );
}
