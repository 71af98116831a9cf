import * as z from "zod/mini";
import {
  type Field,
  type Fields,
  lenient,
} from "../../content/service-fields.server.ts";
import { fileSchema } from "../../records/fields.server.ts";
import { linksIn } from "../../records/walk.ts";
import { maxTextLength } from "../../content/calls/record-limits.ts";
import { isRecord } from "../../lib/text/json.ts";
import { firstCharacters } from "../../lib/text/shorten.ts";
import { derivedBlocks } from "./article-blocks.server.ts";
import { limitedFields, textsIn } from "./block-texts.ts";
import { blockTypes, type ContentBlock, typeOf } from "./block-types.server.ts";

const types = Object.entries<{ fields: Fields }>(blockTypes);

/** A block of any type; invalid fields are omitted. */
const blockAnswer = z.looseObject({
  type: z.string(),
  ...Object.fromEntries(
    types.flatMap(([, { fields }]) =>
      Object.entries(fields).map(([name, { answer }]) => [
        name,
        lenient(answer),
      ])
    ),
  ),
});

function blockOf(value: unknown): ContentBlock[] {
  const { data } = blockAnswer.safeParse(value);
  if (!data) return [];
  const block = data as unknown as ContentBlock;
  const needed = typeOf(block)?.needed;
  return needed && data[needed] === undefined ? [] : [block];
}

/** The most blocks and list items of an article. */
const maxParts = 1000;
/** The most characters in them; one very long block leaves room for others. */
const maxCharacters = 2 * maxTextLength;

/**
 * The blocks of an article. Those that are too many or too long become one
 * paragraph of plain text, because each takes time to read and to show.
 */
function blocksOf(values: unknown[]): ContentBlock[] {
  let [parts, characters] = [0, 0];
  const end = values.findIndex((value) => {
    parts += 1 + itemsIn(value);
    characters += textOf(value).length;
    return parts > maxParts || characters > maxCharacters;
  });
  if (end < 0) return values.flatMap(blockOf);
  const paragraphText = firstCharacters(
    values.slice(end).map(textOf).join(" "),
    maxTextLength,
  );
  return [
    ...values.slice(0, end).flatMap(blockOf),
    { type: "paragraph", paragraphText },
  ];
}

/** The number of texts in a block's lists. */
function itemsIn(block: unknown): number {
  if (!isRecord(block)) return 0;
  return limitedFields.filter((name) => Array.isArray(block[name]))
    .flatMap((name) => block[name]).length;
}

/** All text of a block, with its markup. */
function textOf(block: unknown): string {
  return textsIn(block, limitedFields).join(" ");
}

/** The schema of each type of block in a content file. */
const [first, ...others] = types.map(([type, { fields }]) =>
  z.strictObject({ type: z.literal(type), ...fileSchema(fields).shape })
);

/**
 * The text of an article. From the content service, malformed blocks are
 * dropped, and anything but a list counts as empty.
 */
export const contentField: Field<ContentBlock[]> = {
  answer: z.optional(z.pipe(
    z.unknown(),
    z.transform((value) => Array.isArray(value) ? blocksOf(value) : []),
  )),
  file: z.array(z.discriminatedUnion("type", [first!, ...others]))
    .check(z.minLength(1, "expected at least one block")),
  isList: true,
  form: { label: "Text", options: { singular: "Block" } },
  types: blockTypes,
  references: {
    links: (blocks) => linksIn([...derivedBlocks(blocks as ContentBlock[])]),
  },
};
