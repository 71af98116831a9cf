import { isRecord } from "../../../lib/text/json.ts";
import type { FileField, FileFields } from "../../../records/fields.server.ts";
import type { Kind } from "../../../records/kind.ts";
import { marked, markedBlocks } from "../field-mark.ts";

/**
 * A record whose texts carry their fields, for a page that is only seen in the
 * preview. Left as they are: names of pictures, links, records and persons,
 * choices, and tags; pages compare these with others.
 * @param id The record's name.
 */
export function withMarks<T>(kind: Kind, id: string, record: T): T {
  return markedGroup(record, kind.fields, `${kind.name}/${id}/`) as T;
}

function markedGroup(
  group: unknown,
  fields: FileFields,
  place: string,
): unknown {
  if (!isRecord(group)) return group;
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const field = fields[name];
      const isLeft = !field || isCompared(field);
      return [name, isLeft ? value : valueOf(value, field, place + name)];
    }),
  );
}

function isCompared({ names = {}, form, ...field }: FileField): boolean {
  const { linkPattern: _, ...others } = names;
  const isText = field.toForm || field.types;
  return !isText && Object.keys(others).length > 0 || Boolean(field.isKey) ||
    form.widget === "hidden";
}

function valueOf(value: unknown, field: FileField, place: string): unknown {
  const { file, fields, types } = field;
  if (Array.isArray(value)) {
    const isFree = file.safeParse([probe]).success;
    return value.map((item, index) => {
      const inside = `${place}.${index}`;
      const ofItem = types?.[item?.type]?.fields ?? fields;
      if (ofItem) return markedGroup(item, ofItem, `${inside}.`);
      return typeof item === "string" && isFree ? marked(item, inside) : item;
    });
  }
  if (fields) return markedGroup(value, fields, `${place}.`);
  if (typeof value !== "string" || !file.safeParse(probe).success) return value;
  return field.isBlocks ? markedBlocks(value, place) : marked(value, place);
}

/** A text that only fields take that take any. */
const probe = "\u{E000}";
