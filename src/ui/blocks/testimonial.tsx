import type { Testimonial as TestimonialFacts } from "../../../data/schema.ts";
import { Picture } from "../pictures/picture.tsx";

interface TestimonialProps {
  testimonial: TestimonialFacts;
  /** "lead" and "second" have a background; "plain" and "slide" a rule above. */
  look: "lead" | "second" | "plain" | "slide";
  /** Background of "lead". */
  sky?: "lagoon" | "laterite";
  className?: string;
}

const quoteClass = { lead: "f2", second: "f3", plain: "f3", slide: "lead" };

/** A quote with its author's name, role and portrait. */
export function Testimonial(props: TestimonialProps) {
  const { testimonial, look, sky = "lagoon", className = "" } = props;
  const { quote, name, role, portrait } = testimonial;
  const field = { lead: `sky-${sky}`, second: "sky-paper-2" };
  const ground = look === "lead" || look === "second" ? field[look] : look;
  return (
    <figure className={`testimonial ${ground} ${className}`.trim()}>
      <blockquote className={quoteClass[look]}>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="meta">
        <Picture
          picture={portrait}
          kind="portrait"
          sizes="60px"
          alt={`Drawn portrait of ${name}`}
        />
        <div>
          <strong>{name}</strong>
          <p className="soft">{role}</p>
        </div>
      </figcaption>
    </figure>
  );
}
