import { clientVoices } from "../../../../data/testimonials.ts";
import { Testimonial } from "../../../ui/blocks/testimonial.tsx";
import { TestimonialsCarousel } from "../../../pages/services/testimonials-carousel.tsx";

/** Testimonials in every variant. */
export function TestimonialParts() {
  const [first, second] = clientVoices.branding.featured;
  return (
    <section className="section wrap">
      <h2>Testimonials</h2>
      <TestimonialsCarousel {...clientVoices.branding} />
      <div className="grid">
        {first && (
          <Testimonial
            className="span-7"
            testimonial={first}
            look="lead"
            sky="laterite"
          />
        )}
        {second && (
          <Testimonial
            className="span-5"
            testimonial={second}
            look="plain"
          />
        )}
      </div>
    </section>
  );
}
