import * as z from "zod/mini";
import { isRecord } from "../../lib/text/json.ts";
import { paths } from "../../paths.ts";
import {
  type BeforeSaveContext,
  type FileFields,
  fileSchema,
  filled,
  type FormField,
  groupOf,
  pictureName,
  shortText,
  slug,
} from "../../records/fields.server.ts";
import type { Collection } from "../../records/kind.ts";
import { groupsIn } from "../../records/record-to-save.ts";
import { pictureFiles } from "../pictures/own-pictures.ts";
import { inlineMarkdown, markdownHint } from "../shared-fields.server.ts";
import { spanningPositions } from "./spanning-positions.ts";

const colour = z.string().check(
  z.regex(/^#[0-9a-f]{6}$/, "expected a colour such as #0b3a42"),
);
const flag = z.optional(z.boolean());

/** A colour that a new cover suggests unless another one is chosen. */
function colourField(name: "ground" | "mark", label: string) {
  return {
    file: colour,
    form: {
      label,
      hint: "Empty: that of a new cover.",
      widget: "color",
      options: { required: false },
    },
    beforeSave: (value: unknown, { group: { coverAlt } }: BeforeSaveContext) =>
      value ?? (isRecord(coverAlt) ? coverAlt[name] : undefined),
  };
}

const hidden = (label: string): FormField => ({ label, widget: "hidden" });

const figure = z.number("expected a number").check(
  z.minimum(0, "expected 0 or more"),
);

const measure = groupOf({
  before: {
    file: figure,
    form: {
      label: "Before",
      hint: "A number, such as 4.3.",
    },
  },
  after: {
    file: figure,
    form: {
      label: "After",
      hint: "A number, such as 0.9.",
    },
  },
  unit: {
    ...shortText("Unit", 16),
    form: {
      label: "Unit",
      hint:
        "s: seconds, shown as a race of two phones; else what follows the number, such as × typed.",
      options: { max: 16 },
    },
  },
  shows: {
    file: z.optional(shortText("Shows", 20).file),
    form: {
      label: "What a phone shows at the end of a race",
      hint: "Such as 2 min Idu. Empty: a tick.",
      options: { max: 20 },
    },
  },
  how: {
    file: z.optional(filled),
    form: {
      label: "How it was measured",
      hint: "Stands below the figures. Empty: they are not shown.",
    },
  },
}, {
  label: "Measure of the result",
  hint: "Shown as two bars, or as two rows of marks.",
  options: { required: false, isFolded: true },
});

const facts = groupOf({
  where: { file: filled, form: { label: "Where" } },
  work: { file: filled, form: { label: "What we did" } },
  time: { file: filled, form: { label: "How long" } },
  result: { file: filled, form: { label: "Result" } },
  measure: { ...measure, file: z.optional(measure.file) },
}, { label: "Facts" });

const pictureFields = {
  picture: {
    file: pictureName("makoko-boats/01"),
    form: {
      label: "Picture",
      hint: "Its folder and name, as makoko-boats/01.",
    },
    references: {
      files: (picture, { wide, upright }) => [
        ...pictureFiles(picture, wide ? "full" : "square"),
        ...upright ? pictureFiles(`${picture}-tall`, "tall") : [],
      ],
    },
    beforeSave: (_, { group, pictureName }) => pictureName(group),
  },
  wide: {
    file: flag,
    form: { label: "Wide", hint: "Twice as wide as high; else it is square." },
    beforeSave: (isWide) => isWide || undefined,
  },
  upright: {
    file: flag,
    form: { label: "Phones show an upright picture of it" },
    beforeSave: (isUpright, { group }) => group.wide && isUpright || undefined,
  },
  alt: {
    file: filled,
    form: { label: "Alternative text", options: { required: true } },
  },
  caption: {
    ...inlineMarkdown,
    file: z.optional(filled),
    form: { label: "Caption", hint: "The design decision that it shows." },
  },
} satisfies FileFields;

/** The fields of a project. */
export const projectFields = {
  id: {
    file: filled,
    form: hidden("Number"),
    // Two editors may each add a project before the other has it.
    beforeSave: (_, { id, saved }) => saved.id ?? id,
  },
  slug: {
    file: slug,
    form: hidden("Name in its address"),
    references: {
      files: (slug) => [
        ...pictureFiles(`${slug}/cover`, "cover"),
        ...pictureFiles(`${slug}/tall`, "tall"),
      ],
    },
    beforeSave: (_, { id }) => id,
  },
  name: { file: filled, form: { label: "Name" } },
  client: {
    file: z.optional(filled),
    form: {
      label: "Client",
      hint:
        "Branding shows its logo, or this name. Empty: branding does not name it.",
    },
  },
  order: {
    file: z.optional(z.number()),
    form: {
      label: "Place in the portfolio",
      hint: "The lowest number is first. Empty: before all others.",
    },
  },
  line: { file: filled, form: { label: "Sentence on cards" } },
  description: {
    ...inlineMarkdown,
    form: { label: "Description", hint: markdownHint, widget: "text" },
  },
  tags: {
    file: z.array(filled),
    isList: true,
    form: {
      label: "Tags",
      options: { singular: "Tag", required: false, item: undefined },
    },
  },
  display: {
    file: z.optional(z.literal("")),
    form: hidden("Display"),
    beforeSave: () => "",
  },
  coverAlt: {
    file: filled,
    form: {
      label: "Cover",
      hint: "Without one the first picture is proposed.",
      widget: "project-cover",
    },
    beforeSave: coverAlt,
  },
  ground: colourField(
    "ground",
    "Colour behind its pictures until they have loaded",
  ),
  mark: colourField("mark", "The client's second colour"),
  focus: {
    file: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    form: {
      label: "Focus of the first picture",
      hint: "Low windows crop it: 0 keeps its top, 100 its bottom. Empty: 30.",
    },
  },
  facts: { ...facts, file: z.optional(facts.file) },
  fullSpanIndices: {
    file: z.optional(z.array(z.int())),
    form: hidden("Positions with the full width"),
    beforeSave: (_, { group }) => spanningPositions(groupsIn(group.showcase)),
  },
  showcase: {
    file: z.array(fileSchema(pictureFields)).check(
      z.minLength(3, "expected 3 to 12 pictures"),
      z.maxLength(12, "expected 3 to 12 pictures"),
    ),
    isList: true,
    form: { label: "Pictures", widget: "project-pictures" },
    fields: pictureFields,
    // Without what the form knows of uploads.
    beforeSave: (pictures) =>
      groupsIn(pictures).map((picture) =>
        Object.fromEntries(
          Object.keys(pictureFields).filter((name) => name in picture)
            .map((name) => [name, picture[name]]),
        )
      ),
  },
} satisfies FileFields;

/**
 * The alternative text of a cover. A new one comes as a group (`FormCover`):
 * without a text it has that of the same picture in the gallery.
 */
function coverAlt(sent: unknown, { group }: BeforeSaveContext): unknown {
  if (!isRecord(sent)) return sent;
  const { alt, picture } = sent;
  return alt ?? groupsIn(group.showcase)
    .find((it) => it.picture === picture)?.alt;
}

const fields = fileSchema(projectFields);

/** A project in its file. */
export type ProjectRecord = z.infer<typeof fields>;

const schema = fields.check((context) => {
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

/** Case studies. */
export const projects: Collection<ProjectRecord> = {
  name: "projects",
  label: "Project",
  folder: "data/projects",
  key: "slug",
  unique: "id",
  hasPictureFolder: true,
  fields: projectFields,
  schema,
  page: paths.project,
  title: "name",
  sorted: { field: "order", direction: "Ascending" },
  draft: (record) => ({
    name: "No name yet",
    line: "",
    description: "",
    tags: [],
    coverAlt: "",
    ground: "",
    mark: "",
    ...record,
    showcase: groupsIn(record.showcase)
      .filter(({ picture }) => picture !== undefined),
  }),
};
