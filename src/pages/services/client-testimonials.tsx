import { clientTestimonials } from "../../agency/testimonials/testimonials.ts";
import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import { TestimonialsCarousel } from "./testimonials-carousel.tsx";

interface ClientTestimonialsProps {
  service: Parameters<typeof clientTestimonials>[0];
  /** Colour of the leading testimonial. */
  surface?: "lagoon" | "laterite";
}

/** Testimonials of clients, if there are any. */
export function ClientTestimonials(
  { service, surface }: ClientTestimonialsProps,
) {
  const { featured, slides } = clientTestimonials(service);
  return featured.length + slides.length > 0 && (
    <section className="section wrap" aria-labelledby="voices">
      <h2 id="voices" className="visually-hidden">
        {words.testimonials.title}
      </h2>
      <TestimonialsCarousel
        featured={featured}
        slides={slides}
        surface={surface}
      />
    </section>
  );
}
