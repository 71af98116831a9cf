import type {
  ClientTestimonial,
  TestimonialsRecord,
} from "./testimonials.server.ts";
import file from "../../../data/testimonials.json" with { type: "json" };

const record: TestimonialsRecord = file;

/** All testimonials; the first of a client stands on its project's page. */
export const testimonials: readonly ClientTestimonial[] = record.testimonials;

/** The testimonials of these names, without those that are gone. */
function named(ids: readonly string[]): ClientTestimonial[] {
  return ids.flatMap((id) =>
    record.testimonials.find((testimonial) => testimonial.id === id) ?? []
  );
}

function voices({ featured, slides }: TestimonialsRecord["branding"]) {
  return { featured: named(featured), slides: named(slides) };
}

/** Client testimonials by service: some above the carousel, some in it. */
export const clientVoices = {
  branding: voices(record.branding),
  webDesign: voices(record.webDesign),
  webDevelopment: voices(record.webDevelopment),
};

/** The testimonials of the home page: one says more than several. */
export const homeVoices: readonly ClientTestimonial[] = named(record.home);

/** The testimonials of "Review" on the services page. */
export const reviews: readonly ClientTestimonial[] = named(record.reviews);
