import type * as z from "zod/mini";
import { paths } from "../../paths.ts";
import {
  type FileFields,
  fileSchema,
  filled,
  listOf,
} from "../../records/fields.server.ts";
import type { FileKind } from "../../records/kind.ts";
import { portrait, spoken } from "../../ui/shared-fields.server.ts";

const fields = {
  testimonials: listOf(
    {
      ...spoken,
      role: { file: filled, form: { label: "Track" } },
      portrait,
    },
    "name",
    { label: "Testimonials", singular: "Testimonial" },
  ),
} satisfies FileFields;

const schema = fileSchema(fields);

/** What students say. */
export const studentTestimonials: FileKind<z.infer<typeof schema>> = {
  name: "student-testimonials",
  label: "Testimonials of students",
  file: "data/student-testimonials.json",
  fields,
  schema,
  page: paths.academy,
  heading: "students",
};
