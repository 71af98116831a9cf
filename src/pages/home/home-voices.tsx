import { homeVoices } from "../../agency/testimonials/testimonials.ts";
import words from "../../../data/words/home.json" with { type: "json" };
import { LeadingTestimonials } from "../../ui/blocks/testimonial.tsx";

/** What a client says, if there is a quote for the home page. */
export function HomeVoices() {
  const voices = homeVoices();
  return voices.length > 0 && (
    <section
      className="home-voices section surface-night wrap"
      aria-labelledby="voices"
    >
      <h2 id="voices" className="visually-hidden">{words.voices.title}</h2>
      <LeadingTestimonials testimonials={voices} surface="night" />
    </section>
  );
}
