import { homeTestimonials } from "../../agency/testimonials/testimonials.ts";
import words from "../../../data/words/home.json" with { type: "json" };
import { LeadingTestimonials } from "../../ui/blocks/testimonial.tsx";

/** What a client says, if there is a quote for the home page. */
export function HomeTestimonials() {
  const testimonials = homeTestimonials();
  return testimonials.length > 0 && (
    <section
      className="home-testimonials section surface-night wrap"
      aria-labelledby="voices"
    >
      <h2 id="voices" className="visually-hidden">{words.voices.title}</h2>
      <LeadingTestimonials testimonials={testimonials} surface="night" />
    </section>
  );
}
