/** Fields that records of several sections have. */
import * as z from "zod/mini";
import { filled, pictureName, slug } from "../records/fields.server.ts";
import { linksToSave, wordLinks } from "../records/links.ts";
import { pictureFiles } from "./pictures/own-pictures.ts";

/** What may stand in a text that `InlineMarkdown` shows. */
export const markdownHint = "**strong**, *emphasis*, [link](/contact-us)";

/** A text with inline Markdown. */
export const inlineMarkdown = {
  file: filled,
  references: { linkPattern: wordLinks },
  beforeSave: linksToSave,
};

/** What every testimonial has. */
export const spoken = {
  quote: {
    file: filled,
    form: { label: "Quote", hint: "Without quotation marks.", widget: "text" },
  },
  name: { file: filled, form: { label: "Name" } },
};

/** The portrait of a person, whose files are in `static/pictures/`. */
export const portrait = {
  file: z.optional(pictureName("people/ada-obi")),
  references: { files: (picture: string) => pictureFiles(picture, "portrait") },
  form: {
    label: "Portrait",
    hint: "Pages crop it to a square. Click the face.",
    widget: "picture",
    options: { isPortrait: true },
  },
};

/** The project that something is about, if there is one. */
export const projectSlug = {
  file: z.optional(slug),
  references: { kind: "projects" },
  form: {
    label: "Project",
    widget: "relation",
  },
};
