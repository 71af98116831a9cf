import * as z from "zod/mini";
import { isRecord } from "../../lib/text/json.ts";
import {
  type Field,
  type Fields,
  fileSchema,
  type FormField,
  lenient,
  line,
  optional,
  picture,
  text,
} from "../../content/record-fields.ts";
import { maxTextLength } from "../../content/record-limits.ts";
import { firstCharacters } from "../../lib/text/shorten.ts";
import type { ContentBlock } from "./article-content.ts";
import { codeLanguages } from "./highlight.server.ts";

const hidden = (label: string): FormField => ({ label, widget: "hidden" });
const markdown = {
  widget: "richtext",
  options: {
    buttons: ["bold", "italic", "code", "link"],
    editor_components: [],
    minimal: true,
  },
};

/** A picture's width or height. */
function pixels(label: string): Field<number> {
  return {
    answer: z.int().check(z.minimum(1), z.maximum(20_000)),
    file: z.int().check(z.minimum(1)),
    form: hidden(label),
  };
}

const items: Field<string[]> = {
  answer: z.pipe(
    z.array(z.string()),
    z.transform((items) => items.filter((item) => item.trim())),
  ),
  file: z.array(z.string().check(z.trim(), z.minLength(1)))
    .check(z.minLength(1, "expected an item")),
  form: { label: "Items", options: { label_singular: "Item" } },
};

const ordered: Field<boolean> = {
  answer: z.boolean(),
  file: z.boolean(),
  form: { label: "Numbered", options: { default: false } },
};

/** The fields of each type of block. */
export const blockFields = {
  paragraph: {
    paragraphTitle: optional(line({
      label: "Heading",
      hint: "With one, the paragraph is in the list of contents.",
    })),
    format: optional(line(hidden("Kind of text"), z.literal("markdown"))),
    paragraphText: optional(text({ label: "Text", ...markdown })),
  },
  picture: {
    image: picture({
      label: "Picture",
      widget: "picture",
      options: { whole: true },
    }),
    alt: line({
      label: "Alternative text",
      hint: "Empty: as you described the picture when you added it.",
    }),
    caption: optional(line({ label: "Caption" })),
    width: optional(pixels("Width")),
    height: optional(pixels("Height")),
  },
  quote: {
    text: text({ label: "Quote", ...markdown }),
    source: optional(line({ label: "Who said it, or where" })),
  },
  list: { ordered: optional(ordered), items },
  code: {
    language: optional(line({ label: "Language" }, z.enum(codeLanguages))),
    code: text({ label: "Code", widget: "text" }),
    caption: optional(line({ label: "Caption" })),
  },
} satisfies Record<string, Fields>;

/** The required field of each type of block. */
const neededFields = new Map<string, keyof ContentBlock>([
  ["picture", "image"],
  ["quote", "text"],
  ["list", "items"],
  ["code", "code"],
]);

/** A block of any type; invalid fields are omitted. */
const blockAnswer = z.looseObject({
  type: z.string(),
  ...Object.fromEntries(
    Object.values<Fields>(blockFields).flatMap((fields) =>
      Object.entries(fields).map(([name, { answer }]) => [
        name,
        lenient(answer),
      ])
    ),
  ),
});

function blockOf(value: unknown): ContentBlock[] {
  const block: ContentBlock | undefined = blockAnswer.safeParse(value).data;
  if (!block) return [];
  const needed = neededFields.get(block.type);
  return needed && block[needed] === undefined ? [] : [block];
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
    parts += 1 + itemsOf(value).length;
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

function itemsOf(value: unknown): unknown[] {
  return isRecord(value) && Array.isArray(value.items) ? value.items : [];
}

/** All text of a block, without its markup. */
function textOf(value: unknown): string {
  if (!isRecord(value)) return "";
  const { paragraphTitle, paragraphText, text, code } = value;
  return [paragraphTitle, paragraphText, text, ...itemsOf(value), code]
    .filter((it) => typeof it === "string").join(" ");
}

/** The schema of one type of block in a content file. */
function blockFile(type: keyof typeof blockFields) {
  const { shape } = fileSchema(blockFields[type]);
  return z.strictObject({ type: z.literal(type), ...shape });
}

/**
 * The body of an article. From the content service, malformed blocks are
 * dropped, and anything but a list counts as empty.
 */
export const contentField: Field<ContentBlock[]> = {
  answer: z.optional(z.pipe(
    z.unknown(),
    z.transform((value) => Array.isArray(value) ? blocksOf(value) : []),
  )),
  file: z.array(z.discriminatedUnion("type", [
    blockFile("paragraph"),
    blockFile("picture"),
    blockFile("quote"),
    blockFile("list"),
    blockFile("code"),
  ])).check(z.minLength(1, "expected at least one block")),
  form: { label: "Text" },
};
