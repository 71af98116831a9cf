import { featuredProjects } from "../../../data/featured-projects.ts";
import { ProjectCard } from "../../components/blocks/project-card.tsx";
import { KmRule } from "../../components/art/km-rule.tsx";
import { SectionHead } from "../../components/text/section-head.tsx";
import { TextLink } from "../../components/controls/text-link.tsx";
import { paths } from "../../addresses/paths.ts";

/** Class, kind and width in vw of the three cards: staggered, or in a row. */
const layouts = {
  reversed: [["span-5", "tall", 40], ["span-7", "cover", 56], [
    "span-7",
    "cover",
    56,
  ]],
  steps: [["span-7", "cover", 56], ["span-5", "tall", 40], [
    "span-5",
    "cover",
    40,
  ]],
  row: [["span-5", "cover", 40], ["span-4", "tall", 31], [
    "span-3",
    "tall",
    23,
  ]],
} as const;

interface FeaturedProjectsProps {
  title: string;
  service: Parameters<typeof featuredProjects>[0];
  layout: keyof typeof layouts;
  /** Kilometre of a rule above the title. */
  km?: number;
}

/** Three projects of the service. */
export function FeaturedProjects(props: FeaturedProjectsProps) {
  const { title, service, layout, km } = props;
  const projects = featuredProjects(service);
  return (
    <section className="section wrap" aria-labelledby="featured">
      {km && <KmRule km={km} />}
      <SectionHead title={title} id="featured">
        <TextLink to={paths.portfolio}>View projects</TextLink>
      </SectionHead>
      <div className={`grid swipe featured-${layout}`}>
        {layouts[layout].map(([className, kind, width], index) => {
          const project = projects[index];
          return project && (
            <ProjectCard
              key={project.slug}
              className={index > 0 ? `half ${className}` : className}
              project={project}
              kind={kind}
              sizes={index > 0
                ? `(width < 700px) 78vw, (width < 1000px) 45vw, ${width}vw`
                : `(width < 700px) 78vw, (width < 1000px) 92vw, ${width}vw`}
            />
          );
        })}
      </div>
    </section>
  );
}
