import {
  featuredTestimonials,
  testimonials,
} from "../../../data/testimonials.ts";
import { Rule } from "../../components/rule.tsx";
import { TestimonialsCarousel } from "../../components/testimonials-carousel.tsx";

/** What clients say, at a service page's end. */
export function ClientVoices({ km }: { km: number }) {
  return (
    <section className="section wrap" aria-labelledby="voices">
      <Rule km={km} />
      <h2 id="voices" className="visually-hidden">Testimonials</h2>
      <TestimonialsCarousel
        featured={featuredTestimonials}
        slides={testimonials}
      />
    </section>
  );
}
