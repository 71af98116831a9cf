import type { Section } from "../section.server.ts";
import { intakes } from "./intakes.server.ts";
import { studentTestimonials } from "./student-testimonials.server.ts";

export const academy: Section = {
  kinds: [intakes, studentTestimonials],
  cards: [
    {
      name: "academy",
      surface: "lagoon",
      size: 132,
      lines: ["Six weeks,", "then real work."],
    },
  ],
};
