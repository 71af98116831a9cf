import { site } from "../../../data/site.ts";

/** The facts that a text may name in braces, such as "{price}". */
const facts: Readonly<Record<string, string>> = {
  name: site.name,
  price: site.figmaToFramerFrom,
  kilometres: String(site.kilometres),
};

/**
 * A text with the facts that it names in braces; other braces stay.
 * @param more Facts that only this text may name.
 */
export function fillIn(
  text: string,
  more?: Readonly<Record<string, string>>,
): string {
  return text.replace(
    /\{(\w+)\}/g,
    (braces, name: string) => more?.[name] ?? facts[name] ?? braces,
  );
}
