import { findProject } from "../../agency/projects/projects.ts";
import type { Testimonial as TestimonialRecord } from "../../agency/testimonials/testimonials.server.ts";
import { Link } from "react-router-dom";
import { projectPath } from "../../paths.ts";
import { staticAddress } from "../../static-files.ts";
import { Picture } from "../pictures/picture.tsx";
import { isAlone } from "./is-alone.ts";

interface TestimonialProps {
  testimonial: TestimonialRecord;
  /**
   * "lead" and "second" have a background, "plain" and "slide" a rule above.
   */
  look: "lead" | "second" | "plain" | "slide";
  /** Background of "lead". */
  surface?: "lagoon" | "laterite" | "night";
  className?: string;
}

const quoteClass = {
  lead: "heading-2",
  second: "heading-3",
  plain: "heading-3",
  slide: "lead",
};

/**
 * A quote with its author's name and role, and the client's mark. Slides have no
 * portraits, because not every author has one.
 */
export function Testimonial(props: TestimonialProps) {
  const { testimonial, look, surface = "lagoon", className = "" } = props;
  const { quote, name, role, portrait } = testimonial;
  const project = findProject(testimonial.project);
  const client = testimonial.client ?? project?.name;
  const ground = {
    lead: `surface-${surface}`,
    second: "surface-paper-2",
    plain: "plain",
    slide: "slide",
  };
  return (
    <figure className={`testimonial ${ground[look]} ${className}`.trim()}>
      <div className="stack">
        {project && !project.isUnmarked && (
          <ClientMark
            project={project.slug}
          />
        )}
        <blockquote className={quoteClass[look]}>
          <p>{`“${quote}”`}</p>
        </blockquote>
      </div>
      <figcaption className="meta">
        {portrait && look !== "slide" && (
          <Picture
            picture={portrait}
            kind="portrait"
            sizes="60px"
            alt={`Portrait of ${name}`}
          />
        )}
        <div>
          <strong>{name}</strong>
          <p className="soft">
            {role}
            {client && (
              <>
                {", "}
                {project
                  ? <Link to={projectPath(project.slug)}>{client}</Link>
                  : client}
              </>
            )}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

interface LeadingTestimonialsProps {
  testimonials: readonly TestimonialRecord[];
  /** Background of the first. */
  surface?: "lagoon" | "laterite" | "night";
  className?: string;
}

/** Testimonials with backgrounds, two per row; a last one alone is as wide. */
export function LeadingTestimonials(props: LeadingTestimonialsProps) {
  const { testimonials, surface, className = "" } = props;
  return testimonials.length > 0 && (
    <div className={`grid ${className}`}>
      {testimonials.map((testimonial, index) => (
        <Testimonial
          key={testimonial.quote}
          testimonial={testimonial}
          look={index === 0 ? "lead" : "second"}
          surface={surface}
          className={isAlone(index, testimonials.length)
            ? ""
            : index % 2
            ? "span-5"
            : "span-7"}
        />
      ))}
    </div>
  );
}

/** The word mark of a project's client; the caption names it. */
function ClientMark({ project }: { project: string }) {
  return (
    <svg className="voice-mark" aria-hidden="true">
      <use
        href={staticAddress(`/pictures/logos/${project}.svg#mark`)}
        width="100%"
        height="100%"
      />
    </svg>
  );
}
