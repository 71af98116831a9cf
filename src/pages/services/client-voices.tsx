import { clientVoices } from "../../../data/testimonials.ts";
import { TestimonialsCarousel } from "./testimonials-carousel.tsx";

interface ClientVoicesProps {
  service: keyof typeof clientVoices;
  /** Colour of the leading testimonial. */
  sky?: "lagoon" | "laterite";
}

/** Testimonials of clients. */
export function ClientVoices({ service, sky }: ClientVoicesProps) {
  return (
    <section className="section wrap" aria-labelledby="voices">
      <h2 id="voices" className="visually-hidden">Testimonials</h2>
      <TestimonialsCarousel {...clientVoices[service]} sky={sky} />
    </section>
  );
}
