import { parts } from "../../ui/controls/parts.ts";
import {
  featuredProjects,
  projectList,
} from "../../agency/projects/projects.ts";
import words from "../../../data/words/about.json" with { type: "json" };
import shared from "../../../data/words/shared.json" with { type: "json" };
import { isAlone } from "../../ui/blocks/is-alone.ts";
import { ProjectCard } from "../../ui/blocks/project-card.tsx";
import { SectionDivider } from "../../ui/art/section-divider.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { paths } from "../../paths.ts";

/** Column spans of the cards, two per row. */
const columns = [7, 5, 5, 7, 6, 6] as const;

/** Up to six projects in rows of unequal halves, and a link to the portfolio. */
export function FeaturedProjects() {
  const projects = featuredProjects("about");
  return projects.length > 0 && (
    <section className="section wrap" aria-labelledby="featured">
      <SectionDivider at={0.63} />
      <SectionHead title={shared.featuredProjects} id="featured">
        {projects.length < projectList.length && (
          <TextLink to={paths.portfolio}>{words.projects.all}</TextLink>
        )}
      </SectionHead>
      <div className="project-rows swipe grid" {...parts.row}>
        {projects.map((project, index) => {
          const standsAlone = isAlone(index, projects.length);
          return (
            <ProjectCard
              key={project.slug}
              project={project}
              kind={index === 2 && !standsAlone ? "tall" : "cover"}
              columns={standsAlone ? "alone" : columns[index] ?? 6}
              isHalf
              isLower={index === 1}
              isSwiped
            />
          );
        })}
      </div>
    </section>
  );
}
