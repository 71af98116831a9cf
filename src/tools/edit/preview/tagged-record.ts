import { isRecord } from "../../../lib/text/json.ts";
import type { FileField, FileFields } from "../../../records/fields.server.ts";
import type { Kind } from "../../../records/kind.ts";
import { blocksWithFieldTag, withFieldTag } from "../field-tag.ts";

/**
 * A record whose texts carry their fields, for a page that is only seen in the
 * preview. Left as they are: names of pictures, links and records, and choices;
 * pages compare these with others.
 * @param id The record's name.
 * @param leavesKeys Whether keys, such as names of persons and tags, are left,
 * too: on pages that compare them.
 */
export function withFieldTags<T>(
  kind: Kind,
  id: string,
  record: T,
  { leavesKeys = kind.source === "service" } = {},
): T {
  const at = { fieldPath: `${kind.name}/${id}/`, leavesKeys };
  return taggedGroup(record, kind.fields, at) as T;
}

interface At {
  /** What the field tags of the texts inside begin with. */
  fieldPath: string;
  leavesKeys: boolean;
}

function taggedGroup(group: unknown, fields: FileFields, at: At): unknown {
  if (!isRecord(group)) return group;
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const field = fields[name];
      const isLeft = !field || isCompared(field) ||
        at.leavesKeys && field.isKey;
      const inside = { ...at, fieldPath: at.fieldPath + name };
      return [name, isLeft ? value : valueOf(value, field, inside)];
    }),
  );
}

function isCompared({ references = {}, form, ...field }: FileField): boolean {
  const { linkPattern: _, ...others } = references;
  const isText = field.toForm || field.types;
  return !isText && Object.keys(others).length > 0 || form.widget === "hidden";
}

function valueOf(value: unknown, field: FileField, at: At): unknown {
  const { file, fields, types } = field;
  const { fieldPath } = at;
  if (Array.isArray(value)) {
    const isFree = file.safeParse([probe]).success;
    return value.map((item, index) => {
      const inside = `${fieldPath}.${index}`;
      const ofItem = types?.[item?.type]?.fields ?? fields;
      if (ofItem) {
        return taggedGroup(item, ofItem, { ...at, fieldPath: `${inside}.` });
      }
      return typeof item === "string" && isFree
        ? withFieldTag(item, inside)
        : item;
    });
  }
  if (fields) {
    return taggedGroup(value, fields, { ...at, fieldPath: `${fieldPath}.` });
  }
  if (typeof value !== "string" || !file.safeParse(probe).success) return value;
  return field.isBlocks
    ? blocksWithFieldTag(value, fieldPath)
    : withFieldTag(value, fieldPath);
}

/** A text that only fields take that take any. */
const probe = "\u{E000}";
