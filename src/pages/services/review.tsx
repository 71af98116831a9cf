import { reviews } from "../../agency/testimonials/testimonials.ts";
import words from "../../../data/words/services.json" with { type: "json" };
import { SectionDivider } from "../../ui/art/section-divider.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Testimonial } from "../../ui/blocks/testimonial.tsx";

/** Columns of the first three. */
const columns = ["span-7", "span-5", "span-5"];

/**
 * Testimonials: one with a background, two to its right, and more below. No
 * section without any.
 */
export function Review() {
  const shown = reviews();
  return shown.length > 0 && (
    <section className="review section wrap" aria-labelledby="review">
      <SectionDivider at={0.8} />
      <SectionHead title={words.review.title} id="review" />
      <ul className="reviews grid">
        {shown.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={columns[index] ?? "span-6"}
          >
            <Testimonial
              testimonial={testimonial}
              look={index === 0 ? "lead" : "plain"}
              surface="laterite"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
