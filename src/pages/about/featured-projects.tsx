import { featuredProjects } from "../../../data/featured-projects.ts";
import { ProjectCard } from "../../components/project-card.tsx";
import { Rule } from "../../components/rule.tsx";
import { SectionHead } from "../../components/section-head.tsx";
import { TextLink } from "../../components/text-link.tsx";
import { paths } from "../../paths.ts";

/** Columns of the six places, two to a row. */
const columns = [7, 5, 5, 7, 6, 6];

/** Six projects in rows of unequal halves, and the way to the rest. */
export function FeaturedProjects() {
  return (
    <section className="section wrap" aria-labelledby="featured">
      <Rule km={7.4} />
      <SectionHead title="Featured projects" id="featured">
        <TextLink to={paths.portfolio}>View more projects</TextLink>
      </SectionHead>
      <div className="project-rows grid">
        {featuredProjects("about").map((project, index) => (
          <ProjectCard
            key={project.slug}
            project={project}
            className={`span-${columns[index]} half${
              index === 1 ? " lower" : ""
            }`}
            sizes={`(width < 700px) 92vw, (width < 1000px) 45vw, ${
              Math.round((columns[index] ?? 6) * 7.6)
            }vw`}
          />
        ))}
      </div>
    </section>
  );
}
