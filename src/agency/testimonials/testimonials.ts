import type {
  ClientTestimonial,
  TestimonialsRecord,
} from "./testimonials.server.ts";
import file from "../../../data/testimonials.json" with { type: "json" };

const record: TestimonialsRecord = file;

/** All testimonials; the first of a client stands on its project's page. */
export function testimonials(): readonly ClientTestimonial[] {
  return record.testimonials;
}

/** The testimonials of these names, without those that are gone. */
function named(ids: readonly string[]): ClientTestimonial[] {
  return ids.flatMap((id) =>
    record.testimonials.find((testimonial) => testimonial.id === id) ?? []
  );
}

/** Client testimonials of a service: some above the carousel, some in it. */
export function clientTestimonials(
  service: "branding" | "webDesign" | "webDevelopment",
) {
  const { featured, slides } = record[service];
  return { featured: named(featured), slides: named(slides) };
}

/** The testimonials of the home page: one says more than several. */
export function homeTestimonials(): ClientTestimonial[] {
  return named(record.home);
}

/** The testimonials of "Review" on the services page. */
export function reviews(): ClientTestimonial[] {
  return named(record.reviews);
}
