import {
  featuredTestimonials,
  testimonials,
} from "../../../data/testimonials.ts";
import type { Testimonial } from "../../../data/schema.ts";
import { TestimonialsCarousel } from "./testimonials-carousel.tsx";

interface ClientVoicesProps {
  /** The two above the carousel, the leading one first. */
  featured?: readonly Testimonial[];
  /** Colour of the leading one. */
  sky?: "lagoon" | "laterite";
}

/** Testimonials of clients. */
export function ClientVoices(
  { featured = featuredTestimonials, sky }: ClientVoicesProps,
) {
  const others = testimonials.filter((it) => !featured.includes(it));
  return (
    <section className="section wrap" aria-labelledby="voices">
      <h2 id="voices" className="visually-hidden">Testimonials</h2>
      <TestimonialsCarousel
        featured={featured}
        sky={sky}
        // Those above the carousel come last in it.
        slides={[...others, ...featured]}
      />
    </section>
  );
}
