import words from "../../../data/words/web-design.json" with { type: "json" };
import { Picture } from "../../ui/pictures/picture.tsx";
import { findProject } from "../../agency/projects/projects.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** The project whose page the words compare. */
export const comparedProject = "fleetwaters-farms";

/** A client's page before and after the work, both at the same scale. */
export function BeforeAndAfter() {
  const { title, lead, before, after } = words.comparison;
  return findProject(comparedProject) && (
    <section className="section wrap" aria-labelledby="comparison">
      <SectionHead title={title} id="comparison">{lead}</SectionHead>
      <div className="comparison grid">
        <Page picture="services/before" {...before} />
        <Page picture={`${comparedProject}/02`} {...after} />
      </div>
    </section>
  );
}

interface PageProps {
  picture: string;
  /** "Before" or "After". */
  name: string;
  alt: string;
  caption: string;
}

function Page({ picture, name, alt, caption }: PageProps) {
  return (
    <figure className="span-6 half">
      <Picture
        picture={picture}
        kind="square"
        sizes="(width < 43.75em) 92vw, 46vw"
        alt={alt}
      />
      <figcaption>
        <strong>{name}</strong> <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
