import type { FileFields } from "../record-fields.ts";
import { spoken } from "./testimonials.server.ts";
import { filled, listOf, portrait } from "./values.server.ts";

/** The fields of `data/student-testimonials.json`. */
export const studentTestimonialFields = {
  testimonials: listOf(
    {
      ...spoken,
      role: { file: filled, form: { label: "Track" } },
      portrait,
    },
    "name",
    { label: "Testimonials", one: "Testimonial" },
  ),
} satisfies FileFields;
