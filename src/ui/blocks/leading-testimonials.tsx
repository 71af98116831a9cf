import type { Testimonial as TestimonialFacts } from "../../content/facts/testimonials.server.ts";
import { Testimonial } from "./testimonial.tsx";

interface LeadingTestimonialsProps {
  testimonials: readonly TestimonialFacts[];
  /** Background of the first. */
  sky?: "lagoon" | "laterite";
  className: string;
}

/** Testimonials with backgrounds, two per row; a last one alone is as wide. */
export function LeadingTestimonials(props: LeadingTestimonialsProps) {
  const { testimonials, sky, className } = props;
  const last = testimonials.length - 1;
  return testimonials.length > 0 && (
    <div className={`grid ${className}`}>
      {testimonials.map((testimonial, index) => {
        const columns = index % 2 ? 5 : index === last ? 12 : 7;
        return (
          <Testimonial
            key={testimonial.quote}
            testimonial={testimonial}
            look={index === 0 ? "lead" : "second"}
            sky={sky}
            className={`span-${columns}`}
          />
        );
      })}
    </div>
  );
}
