import * as z from "zod/mini";
import {
  type FileFields,
  fileSchema,
  type FormField,
} from "../../content/record-fields.ts";
import {
  filled,
  pictureName,
  slug,
} from "../../content/facts/values.server.ts";
import { spanningPositions } from "../../../data/spanning-positions.ts";

const colour = z.string().check(
  z.regex(/^#[0-9a-f]{6}$/, "expected a colour such as #0b3a42"),
);
const flag = z.optional(z.boolean());
const hidden = (label: string): FormField => ({ label, widget: "hidden" });

const factFields = {
  where: { file: filled, form: { label: "Where" } },
  work: { file: filled, form: { label: "What we did" } },
  time: { file: filled, form: { label: "How long" } },
  result: { file: filled, form: { label: "Result" } },
} satisfies FileFields;

const pictureFields = {
  picture: {
    file: pictureName("makoko-boats/01"),
    form: {
      label: "Picture",
      hint: "Its folder and name, as makoko-boats/01.",
    },
  },
  wide: {
    file: flag,
    form: { label: "Wide", hint: "Twice as wide as high; else it is square." },
  },
  upright: {
    file: flag,
    form: { label: "Phones show an upright picture of it" },
  },
  alt: {
    file: filled,
    form: { label: "Alternative text", options: { required: true } },
  },
  caption: {
    file: z.optional(filled),
    form: { label: "Caption", hint: "The design decision that it shows." },
  },
} satisfies FileFields;

/** The fields of a project. */
export const projectFields = {
  id: { file: filled, form: hidden("Number") },
  slug: { file: slug, form: hidden("Name in its address") },
  name: { file: filled, form: { label: "Name" } },
  order: {
    file: z.optional(z.number()),
    form: {
      label: "Place in the portfolio",
      hint: "The lowest number is first. Empty: before all others.",
    },
  },
  line: { file: filled, form: { label: "Sentence on cards" } },
  description: {
    file: filled,
    form: { label: "Description", widget: "text" },
  },
  tags: {
    file: z.array(filled),
    form: {
      label: "Tags",
      options: { label_singular: "Tag", required: false, field: undefined },
    },
  },
  display: { file: z.optional(z.literal("")), form: hidden("Display") },
  coverAlt: {
    file: filled,
    form: {
      label: "Cover",
      hint: "Without one the first picture is proposed.",
      widget: "project-cover",
    },
  },
  ground: {
    file: colour,
    form: {
      label: "Colour behind its pictures until they have loaded",
      widget: "project-colour",
    },
  },
  mark: {
    file: colour,
    form: { label: "The client's second colour", widget: "project-colour" },
  },
  focus: {
    file: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    form: {
      label: "Focus of the first picture",
      hint: "Low windows crop it: 0 keeps its top, 100 its bottom. Empty: 30.",
    },
  },
  facts: {
    file: z.optional(fileSchema(factFields)),
    form: { label: "Facts" },
    fields: factFields,
  },
  fullSpanIndices: {
    file: z.optional(z.array(z.int())),
    form: hidden("Positions with the full width"),
  },
  showcase: {
    file: z.array(fileSchema(pictureFields)).check(
      z.minLength(3, "expected 3 to 12 pictures"),
      z.maxLength(12, "expected 3 to 12 pictures"),
    ),
    form: { label: "Pictures", widget: "project-pictures" },
    fields: pictureFields,
  },
} satisfies FileFields;

const fields = fileSchema(projectFields);

/** A project in its file. */
export type ProjectRecord = z.infer<typeof fields>;

/** The schema of a project's file. */
export const projectFile = fields.check((context) => {
  const { fullSpanIndices: listed, showcase } = context.value;
  const spanning = String(spanningPositions(showcase));
  if (!listed || String(listed) === spanning) return;
  context.issues.push({
    code: "custom",
    input: listed,
    path: ["fullSpanIndices"],
    message: `expected ${spanning}, the pictures that stand wide`,
  });
});
