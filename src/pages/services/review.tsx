import { reviews } from "../../../data/testimonials.ts";
import { Rule } from "../../components/rule.tsx";
import { SectionHead } from "../../components/section-head.tsx";
import { Testimonial } from "../../components/testimonial.tsx";

/** Three clients: one in a field of its own, two beside it. */
export function Review() {
  return (
    <section className="review section wrap" aria-labelledby="review">
      <Rule km={9.4} />
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
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
