import {
  featuredTestimonials,
  testimonials,
} from "../../../data/testimonials.ts";
import { KmRule } from "../../components/art/km-rule.tsx";
import { TestimonialsCarousel } from "../../components/blocks/testimonials-carousel.tsx";

/** Testimonials of clients, at the end of a service page. */
export function ClientVoices({ km }: { km: number }) {
  return (
    <section className="section wrap" aria-labelledby="voices">
      <KmRule km={km} />
      <h2 id="voices" className="visually-hidden">Testimonials</h2>
      <TestimonialsCarousel
        featured={featuredTestimonials}
        slides={testimonials}
      />
    </section>
  );
}
