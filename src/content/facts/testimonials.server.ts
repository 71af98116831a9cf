import * as z from "zod/mini";
import { type FileFields, fileSchema } from "../record-fields.ts";
import {
  filled,
  listOf,
  portrait,
  projectSlug,
  slug,
} from "./values.server.ts";

/** What every testimonial has. */
export const spoken = {
  quote: {
    file: filled,
    form: { label: "Quote", hint: "Without quotation marks.", widget: "text" },
  },
  name: { file: filled, form: { label: "Name" } },
};

/** A list of the names of testimonials, each at most once. */
function choice(label: string) {
  return {
    file: z.array(slug).check(
      z.refine(
        (names) => new Set(names).size === names.length,
        "expected each only once",
      ),
    ),
    form: {
      label,
      options: {
        label_singular: "Testimonial",
        required: false,
        field: {
          name: "item",
          label: "Testimonial",
          widget: "relation",
          collection: "data",
          file: "testimonials",
          value_field: "testimonials.*.id",
          display_fields: ["testimonials.*.name"],
        },
      },
    },
  };
}

/** Reports names that an earlier testimonial has. */
const namedOnce = z.check<{ id: string }[]>((context) => {
  const names = context.value.map(({ id }) => id);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    context.issues.push({
      code: "custom",
      input: name,
      path: [index, "id"],
      message: `expected another name: "${name}" is taken`,
    });
  }
});

const testimonials = listOf(
  {
    id: {
      file: slug,
      form: {
        label: "Short name",
        hint: "The lists below name it so, in lower-case letters: ada.",
      },
    },
    ...spoken,
    role: { file: filled, form: { label: "Role" } },
    client: {
      file: z.optional(filled),
      form: {
        label: "Client",
        hint: "Empty: as the project is called.",
      },
    },
    project: projectSlug,
    portrait,
  },
  "name",
  { label: "Testimonials", one: "Testimonial" },
);

function voices(label: string) {
  const fields = {
    featured: choice("Above the carousel, the leading one first"),
    slides: choice("In the carousel"),
  } satisfies FileFields;
  const form = { label, options: { collapsed: true } };
  return { file: fileSchema(fields), form, fields };
}

/** The fields of `data/testimonials.json`. */
export const testimonialFields = {
  testimonials: {
    ...testimonials,
    file: testimonials.file.check(namedOnce),
  },
  branding: voices("Branding"),
  webDesign: voices("Web design"),
  webDevelopment: voices("Web development"),
  reviews: choice("Review, on the page of services"),
} satisfies FileFields;

const file = fileSchema(testimonialFields);

/** The record of `data/testimonials.json`. */
export type TestimonialsRecord = z.infer<typeof file>;

/** What a client says. */
export type ClientTestimonial = TestimonialsRecord["testimonials"][number];

/** What a client or a student says. */
export type Testimonial = Omit<ClientTestimonial, "id">;
