import type { Testimonial } from "../src/pages/services/testimonials.server.ts";
import students from "./student-testimonials.json" with { type: "json" };

/** Testimonials of students; their role is the track they took. */
export const studentTestimonials: readonly Testimonial[] =
  students.testimonials;
