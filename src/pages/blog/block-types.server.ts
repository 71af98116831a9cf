import * as z from "zod/mini";
import {
  type Field,
  type Fields,
  line,
  optional,
  picture,
  text,
  textOrNumber,
  type ValuesOf,
} from "../../content/service-fields.server.ts";
import type { FormField } from "../../records/fields.server.ts";
import { linksToSave, markdownLinks } from "../../records/links.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { safeImage } from "../../content/text/safe-links.ts";
import { ownPhoto, pictureFiles } from "../../agency/pictures/own-pictures.ts";
import { altOf, formatOf } from "./article-form.server.ts";
import { codeLanguages, highlight } from "./highlight.server.ts";
import { parsedText } from "./markdown-text.server.ts";
import type { TextBudget } from "./text-budget.server.ts";

/** What the server adds to a block. */
export interface DerivedFields {
  /** What the page shows. */
  part?: object;
  /** Texts without their markup. */
  [text: string]: unknown;
}

/** The declaration of a type of block. */
interface BlockType<
  F extends Fields,
  D extends DerivedFields | undefined,
> {
  fields: F;
  /** The field without which a block is left out. */
  needed?: keyof F;
  /** @returns Undefined for a block that cannot be shown. */
  derive(block: ValuesOf<F>, budget: TextBudget): D;
}

/** Infers what a type of block derives from its fields. */
function blockType<F extends Fields, D extends DerivedFields | undefined>(
  type: BlockType<F, D>,
) {
  return type;
}

const hidden = (label: string): FormField => ({ label, widget: "hidden" });

/**
 * A text with Markdown.
 * @param blocks What it may contain besides paragraphs.
 */
function markdown(
  form: FormField,
  blocks: { buttons?: string[]; hasCode?: true; hasTables?: true } = {},
): Field<string> {
  const field = text({
    ...form,
    widget: "richtext",
    options: {
      ...blocks,
      buttons: ["bold", "italic", "code", "link", ...blocks.buttons ?? []],
    },
  });
  return { ...field, ...withLinks, isBlocks: true };
}

const withLinks = {
  references: { linkPattern: markdownLinks },
  beforeSave: linksToSave,
};

const caption = optional(line({ label: "Caption" }));

/** A picture's width or height. */
function pixels(side: "width" | "height"): Field<number> {
  return {
    ...optional({
      answer: z.int().check(z.minimum(1), z.maximum(20_000)),
      file: z.int().check(z.minimum(1)),
      form: hidden(side === "width" ? "Width" : "Height"),
    }),
    beforeSave: (value, { group, photo }) =>
      photo(group.image)?.[side] ?? value,
  };
}

/** The files of a picture of this site in a text. */
function photoFiles(address: string): string[] {
  if (!address.startsWith("/")) return [];
  const photo = ownPhoto(address);
  return [address, ...photo ? pictureFiles(photo.picture, photo.kind) : []];
}

const items: Field<string[]> = {
  answer: z.pipe(
    z.array(textOrNumber),
    z.transform((items) => items.map(String).filter((item) => item.trim())),
  ),
  file: z.array(z.string().check(z.trim(), z.minLength(1)))
    .check(z.minLength(1, "expected an item")),
  isList: true,
  form: { label: "Items", options: { singular: "Item" } },
  ...withLinks,
};

/**
 * The types of blocks, each with its fields in the order of content files. A
 * part is shown by `article-part.tsx`, and in feeds by
 * `article-html.server.ts`.
 */
export const blockTypes = {
  paragraph: blockType({
    fields: {
      paragraphTitle: optional(line({
        label: "Heading",
        hint: "With one, the paragraph is in the list of contents.",
      })),
      format: {
        ...optional(line(hidden("Kind of text"), z.literal("markdown"))),
        beforeSave: (_, context) => formatOf(context.group, context),
      },
      paragraphText: optional(markdown({
        label: "Text",
        hint:
          "Paste here from Word or a web page. A second-level heading begins a new part.",
      }, {
        buttons: [
          ...["heading-two", "heading-three", "quote"],
          ...["bulleted-list", "numbered-list"],
        ],
        hasCode: true,
        hasTables: true,
      })),
    },
    // `article-view.ts` makes its part: a copy of each text would double an
    // article.
    derive({ format, paragraphText = "" }, budget) {
      if (format !== "markdown") return {};
      const { nodes, plain } = parsedText(paragraphText, budget);
      return { paragraphText: plain, nodes };
    },
  }),

  picture: blockType({
    fields: {
      image: {
        ...picture({
          label: "Picture",
          widget: "picture",
          options: { isWhole: true },
        }),
        references: { files: photoFiles },
        beforeSave: (address, { photo }) => photo(address)?.image ?? address,
      },
      alt: {
        ...line({
          label: "Alternative text",
          hint: "Empty: as you described the picture when you added it.",
          options: { required: false },
        }),
        beforeSave: (alt, context) =>
          altOf({ image: context.group.image, alt }, context),
      },
      caption,
      width: pixels("width"),
      height: pixels("height"),
    },
    needed: "image",
    derive({ image: address, alt = "", caption, width, height }) {
      const image = safeImage(address);
      if (!image) return undefined;
      const photo = ownPhoto(image)?.picture;
      return {
        part: {
          image,
          alt,
          ...(caption && { caption }),
          // They reserve its space.
          ...(width && height && { width, height }),
          // One of our photographs, as "<set>/<name>".
          ...(photo && { photo }),
        },
      };
    },
  }),

  quote: blockType({
    fields: {
      text: markdown({ label: "Quote" }),
      source: optional(line({ label: "Who said it, or where" })),
    },
    needed: "text",
    derive({ text = "", source }, budget) {
      const { nodes, plain } = parsedText(text, budget);
      return { text: plain, part: { nodes, ...(source && { source }) } };
    },
  }),

  list: blockType({
    fields: {
      ordered: optional<boolean>({
        answer: z.boolean(),
        file: z.boolean(),
        form: { label: "Numbered", options: { initial: false } },
      }),
      items,
    },
    needed: "items",
    derive({ ordered: isOrdered = false, items = [] }, budget) {
      const texts = items.map((item) => parsedText(item, budget));
      return {
        items: texts.map(({ plain }) => plain),
        part: {
          isOrdered,
          items: texts.map(({ nodes }) => withoutParagraph(nodes)),
        },
      };
    },
  }),

  code: blockType({
    fields: {
      language: optional(line({ label: "Language" }, z.enum(codeLanguages))),
      code: { ...text({ label: "Code", widget: "text" }), isBlocks: true },
      caption,
    },
    needed: "code",
    derive({ code = "", language, caption }, budget) {
      return {
        part: {
          tokens: highlight(code, language, budget),
          ...(caption && { caption }),
        },
      };
    },
  }),
};

/** The content of a single paragraph, such as a list item. */
function withoutParagraph(nodes: RichNode[]): RichNode[] {
  const [only] = nodes;
  const isParagraph = nodes.length === 1 && typeof only === "object" &&
    only.tag === "p";
  return isParagraph ? only.children : nodes;
}

type BlockTypes = typeof blockTypes;

/** The name of a field of any type. */
export type BlockFieldName = {
  [Type in keyof BlockTypes]: keyof BlockTypes[Type]["fields"];
}[keyof BlockTypes];

/** What the page shows of a type of block. */
export type PartOf<Type extends keyof BlockTypes> =
  & { type: Type }
  & Extract<ReturnType<BlockTypes[Type]["derive"]>, { part: unknown }>["part"];

/** A block other than a paragraph, as the page shows it. */
export type BlockPart = { [Type in keyof BlockTypes]: PartOf<Type> }[
  keyof BlockTypes
];

/**
 * One block of an article's text, as the content service sends it. It may send
 * other types too, which are not shown.
 */
export type ContentBlock = {
  [Type in keyof BlockTypes]:
    & { type: Type; nodes?: RichNode[]; part?: BlockPart }
    & ValuesOf<BlockTypes[Type]["fields"]>;
}[keyof BlockTypes];

/** The type of a block; undefined if no page can show it. */
export function typeOf({ type }: ContentBlock) {
  return Object.hasOwn(blockTypes, type) ? blockTypes[type] : undefined;
}
