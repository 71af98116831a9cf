/**
 * The keys of a file of words: of a text its length in the form, of a list
 * those of each item.
 */
export type WordKeys =
  | "line"
  | "text"
  | readonly [WordKeys]
  | { readonly [name: string]: WordKeys };

/** Longer texts have a box of several lines in the form. */
const maxLineLength = 70;

/**
 * The keys of a value in a file of words.
 * @param known Its keys so far: a text keeps its length in the form, and an
 * empty list its items.
 * @param place Where it is, for messages.
 * @throws {Error} If items of a list differ, or if it is neither text, list nor
 * group.
 */
export function keysOf(
  value: unknown,
  known: WordKeys | undefined,
  place: string,
): WordKeys {
  if (typeof value === "string") {
    if (known === "line" || known === "text") return known;
    return value.length > maxLineLength || value.includes("\n")
      ? "text"
      : "line";
  }
  if (Array.isArray(value)) {
    const before = Array.isArray(known) ? known[0] : undefined;
    const items = value.map((item, index) =>
      keysOf(item, before, `${place}.${index}`)
    );
    if (items.length === 0) {
      if (before) return [before];
      throw new Error(`Cannot use "${place}": it has no item`);
    }
    return [items.reduce((all, item) => mergeKeys(all, item, place))];
  }
  if (typeof value !== "object" || value === null) {
    throw new Error(`Cannot use "${place}": expected a text`);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => {
      const before = isGroup(known) ? known[name] : undefined;
      return [name, keysOf(it, before, `${place}.${name}`)];
    }),
  );
}

/** The keys of two items of a list, which must be the same. */
function mergeKeys(one: WordKeys, other: WordKeys, place: string): WordKeys {
  if (typeof one === "string" && typeof other === "string") {
    return one === "text" ? one : other;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return [mergeKeys(one[0], other[0], place)];
  }
  if (isGroup(one) && isGroup(other)) {
    const names = Object.keys(one);
    const isSame = Object.keys(other).length === names.length;
    if (isSame && names.every((name) => name in other)) {
      return Object.fromEntries(
        names.map((name) => [
          name,
          mergeKeys(one[name]!, other[name]!, `${place}.${name}`),
        ]),
      );
    }
  }
  throw new Error(`Cannot use "${place}": its items have different fields`);
}

function isGroup(
  keys: WordKeys | undefined,
): keys is { readonly [name: string]: WordKeys } {
  return typeof keys === "object" && !Array.isArray(keys);
}
