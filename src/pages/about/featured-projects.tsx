import { featuredProjects, projectList } from "../../../data/projects.ts";
import { ProjectCard } from "../../ui/blocks/project-card.tsx";
import { gridWidth } from "../../ui/pictures/grid-width.ts";
import { KmRule } from "../../ui/art/km-rule.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { paths } from "../../paths.ts";

/** Column spans of the cards, two per row. */
const columns = [7, 5, 5, 7, 6, 6];

/** Up to six projects in rows of unequal halves, and a link to the portfolio. */
export function FeaturedProjects() {
  const projects = featuredProjects("about");
  const isAlone = (index: number) =>
    index % 2 === 0 && index === projects.length - 1;
  return projects.length > 0 && (
    <section className="section wrap" aria-labelledby="featured">
      <KmRule at={0.63} />
      <SectionHead title="Featured projects" id="featured">
        {projects.length < projectList.length && (
          <TextLink to={paths.portfolio}>View more projects</TextLink>
        )}
      </SectionHead>
      <div className="project-rows swipe grid">
        {projects.map((project, index) => (
          <ProjectCard
            key={project.slug}
            project={project}
            kind={index === 2 && !isAlone(index) ? "tall" : "cover"}
            className={isAlone(index)
              ? "alone"
              : `span-${columns[index]} half${index === 1 ? " lower" : ""}`}
            sizes={`(width < 43.75em) 78vw, (width < 62.5em) ${
              isAlone(index) ? 55 : 45
            }vw, ${gridWidth(columns[index] ?? 6)}`}
          />
        ))}
      </div>
    </section>
  );
}
