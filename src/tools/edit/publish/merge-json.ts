import { isDeepStrictEqual } from "node:util";

interface ConflictingField {
  name: string;
  mine: unknown;
  theirs: unknown;
}

type Json = Record<string, unknown>;

/**
 * Merges two changes of a JSON file field by field, and of a list item by item.
 * A merge by lines would refuse any two changes of an article, because both set
 * `updatedAt`.
 * @param choices Whose value a field keeps that both have changed.
 * @returns The text of both changes, or the fields that both changed.
 */
export function mergeJson(
  before: Json,
  [mine, theirs]: readonly [mine: Json, theirs: Json],
  choices: ReadonlyMap<string, "mine" | "theirs">,
): { text: string } | { fields: ConflictingField[] } {
  const fields: ConflictingField[] = [];
  const merged: Json = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const sides = { mine: mine[name], theirs: theirs[name] };
    const keep = choices.get(name);
    const value = keep
      ? sides[keep]
      : mergedValue(name, before[name], sides.mine, sides.theirs);
    if (value === conflict) fields.push({ name, ...sides });
    else if (value !== undefined) merged[name] = value;
  }
  return fields.length > 0
    ? { fields }
    : { text: `${JSON.stringify(merged, null, 2)}\n` };
}

const conflict = Symbol("conflict");

function mergedValue(
  name: string,
  before: unknown,
  mine: unknown,
  other: unknown,
): unknown {
  if (isDeepStrictEqual(mine, other)) return mine;
  if (isDeepStrictEqual(mine, before)) return other;
  if (isDeepStrictEqual(other, before)) return mine;
  const isDate = name === "updatedAt" && typeof mine === "string" &&
    typeof other === "string";
  if (isDate) return mine > other ? mine : other;
  if (!isList(before) || !isList(mine) || !isList(other)) return conflict;
  return mergedList(before, mine, other) ??
    mergedList(before, other, mine) ?? conflict;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/**
 * A list with what another version of it changed in place and appended;
 * undefined if that version removed items, changed what is gone here, or if an
 * item would be there twice.
 */
function mergedList(
  before: readonly unknown[],
  changed: readonly unknown[],
  list: readonly unknown[],
): unknown[] | undefined {
  if (changed.length < before.length) return undefined;
  const merged = [...list];
  for (const [index, item] of before.entries()) {
    if (isDeepStrictEqual(item, changed[index])) continue;
    const places = [...list.keys()]
      .filter((place) => isDeepStrictEqual(list[place], item));
    const [place] = places;
    // Of equal items none is known to be the changed one.
    if (place === undefined || places.length > 1) return undefined;
    merged[place] = changed[index];
  }
  merged.push(...changed.slice(before.length));
  const isTwice = merged.some((item, index) =>
    merged.slice(0, index).some((it) => isDeepStrictEqual(it, item))
  );
  return isTwice ? undefined : merged;
}
