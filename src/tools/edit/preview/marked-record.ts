import { isRecord } from "../../../lib/text/json.ts";
import type { FileField, FileFields } from "../../../records/fields.server.ts";
import type { Kind } from "../../../records/kind.ts";
import { marked } from "../field-mark.ts";

/**
 * A record whose texts carry their fields, for a page that is only seen in the
 * preview. Left as they are: names of pictures, links and records, choices, and
 * texts that are parsed.
 * @param id The record's name.
 */
export function withMarks<T>(kind: Kind, id: string, record: T): T {
  // Their long texts are HTML or Markdown.
  const parsed = kind.answerWith ? ["text", ...otherWidgets] : otherWidgets;
  return markedGroup(record, kind.fields, `${kind.name}/${id}/`, parsed) as T;
}

function markedGroup(
  group: unknown,
  fields: FileFields,
  place: string,
  parsed: readonly string[],
): unknown {
  if (!isRecord(group)) return group;
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const field = fields[name];
      const { linkPattern: _, ...names } = field?.names ?? {};
      // A description in HTML may have a mark before and after its elements.
      const isNamed = !field?.toForm && Object.keys(names).length > 0;
      const isLeft = !field || isNamed ||
        parsed.includes(field.form.widget ?? "");
      return [
        name,
        isLeft ? value : valueOf(value, field, place + name, parsed),
      ];
    }),
  );
}

function valueOf(
  value: unknown,
  { file, fields }: FileField,
  place: string,
  parsed: readonly string[],
): unknown {
  if (Array.isArray(value)) {
    const isFree = file.safeParse([probe]).success;
    return value.map((item, index) => {
      const inside = `${place}.${index}`;
      if (fields) return markedGroup(item, fields, `${inside}.`, parsed);
      return typeof item === "string" && isFree ? marked(item, inside) : item;
    });
  }
  if (fields) return markedGroup(value, fields, `${place}.`, parsed);
  const isFree = typeof value === "string" && file.safeParse(probe).success;
  return isFree ? marked(value, place) : value;
}

/** A text that only fields take that take any. */
const probe = "\u{E000}";

/** Controls of texts that are parsed, or that no page shows. */
const otherWidgets = ["hidden", "tags", "richtext", "markdown"];
