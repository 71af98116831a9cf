import type { Testimonial } from "./schema.ts";

/** Testimonials of two students; their role is the track they took. */
export const studentTestimonials: readonly Testimonial[] = [
  {
    id: "s1",
    quote:
      "In week five I fixed a bug on a site with real users. My hands shook. It held.",
    name: "Samuel E.",
    role: "Software Engineering",
    portrait: "people/samuel-e",
  },
  {
    id: "s2",
    quote:
      "They made me defend every chart. Now my manager asks me to check hers.",
    name: "Hauwa I.",
    role: "Data Analysis",
    portrait: "people/hauwa-i",
  },
];
