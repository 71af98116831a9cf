import type { ProjectSummary } from "../../../data/schema.ts";
import { ProjectCard } from "../../components/blocks/project-card.tsx";
import { KmRule } from "../../components/art/km-rule.tsx";
import { SectionHead } from "../../components/text/section-head.tsx";
import { TextLink } from "../../components/controls/text-link.tsx";
import { paths } from "../../addresses/paths.ts";

/** Class, kind and width in vw of the three cards: staggered, or in a row. */
const layouts = {
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

export interface FeaturedProjectsProps {
  title: string;
  projects: readonly ProjectSummary[];
  layout: keyof typeof layouts;
  km: number;
}

/** Three projects of the service. */
export function FeaturedProjects(props: FeaturedProjectsProps) {
  const { title, projects, layout, km } = props;
  return (
    <section className="section wrap" aria-labelledby="featured">
      <KmRule km={km} />
      <SectionHead title={title} id="featured">
        <TextLink to={paths.portfolio}>View projects</TextLink>
      </SectionHead>
      <div className={`grid featured-${layout}`}>
        {layouts[layout].map(([className, kind, width], index) => {
          const project = projects[index];
          return project && (
            <ProjectCard
              key={project.slug}
              className={index > 0 ? `half ${className}` : className}
              project={project}
              kind={kind}
              sizes={index > 0
                ? `(width < 700px) 92vw, (width < 1000px) 45vw, ${width}vw`
                : `(width < 1000px) 92vw, ${width}vw`}
            />
          );
        })}
      </div>
    </section>
  );
}
