import { paths } from "../../paths.ts";
import { filled, listOf } from "../../records/fields.server.ts";
import { singleton } from "../../records/singleton.server.ts";
import { portrait, spoken } from "../../agency/shared-fields.server.ts";

/** What students say. */
export const studentTestimonials = singleton({
  name: "student-testimonials",
  label: "Testimonials of students",
  page: paths.academy,
  heading: "students",
  fields: {
    testimonials: listOf(
      {
        ...spoken,
        role: { file: filled, form: { label: "Track" } },
        portrait,
      },
      "name",
      { label: "Testimonials", singular: "Testimonial" },
    ),
  },
});
