import { isDeepStrictEqual } from "node:util";
import { isRecord, parseJson } from "../../../lib/text/json.ts";

/** The text of both changes, or the fields that both changed. */
export type Merged = { text: string } | { fields: ConflictingField[] };

export interface ConflictingField {
  name: string;
  theirs: unknown;
}

/**
 * Merges two changes of a JSON file field by field. A merge by lines would
 * refuse any two changes of an article, because both set `updatedAt`.
 */
export function mergeJson(
  base: string | undefined,
  own: string,
  theirs: string,
): Merged {
  const before = parseJson(base ?? "{}");
  const [mine, other] = [own, theirs].map(parseJson);
  if (!isRecord(before) || !isRecord(mine) || !isRecord(other)) {
    return { fields: [] };
  }
  const fields: ConflictingField[] = [];
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(other)])) {
    const value = mergedValue(name, before[name], mine[name], other[name]);
    if (value === conflict) fields.push({ name, theirs: other[name] });
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
  return isDate ? mine > other ? mine : other : conflict;
}
