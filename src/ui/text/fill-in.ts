import { site } from "../../../data/site.ts";

/** The values of placeholders such as "{price}", which any text may have. */
const values: Readonly<Record<string, string>> = {
  name: site.name,
  price: site.figmaToFramerFrom,
  kilometres: String(site.kilometres),
};

/**
 * A text with values in the place of its placeholders; other braces stay.
 * @param more Values of placeholders that only this text may have.
 */
export function fillIn(
  text: string,
  more?: Readonly<Record<string, string>>,
): string {
  return text.replace(
    /\{(\w+)\}/g,
    (braces, name: string) => more?.[name] ?? values[name] ?? braces,
  );
}
