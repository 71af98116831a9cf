import { clientVoices } from "../../../../data/testimonials.ts";
import { Testimonial } from "../../../ui/blocks/testimonial.tsx";

/** Testimonials in every variant. */
export function TestimonialParts() {
  const [first, second] = clientVoices.branding.featured;
  return (
    <section className="section wrap">
      <h2>Testimonials</h2>
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
        {second && (
          <Testimonial
            className="span-5"
            testimonial={second}
            look="second"
          />
        )}
        {first && (
          <Testimonial
            className="span-7"
            testimonial={{ ...first, portrait: undefined }}
            look="slide"
          />
        )}
      </div>
    </section>
  );
}
