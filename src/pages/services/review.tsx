import { reviews } from "../../../data/testimonials.ts";
import { KmRule } from "../../ui/art/km-rule.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Testimonial } from "../../ui/blocks/testimonial.tsx";

/** Three testimonials: one with a background, two to its right. */
export function Review() {
  return (
    <section className="review section wrap" aria-labelledby="review">
      <KmRule km={9.4} />
      <SectionHead title="Review" id="review" />
      <ul className="reviews grid">
        {reviews.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={index === 0 ? "span-7" : "span-5"}
          >
            <Testimonial
              testimonial={testimonial}
              look={index === 0 ? "lead" : "plain"}
              sky="laterite"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
