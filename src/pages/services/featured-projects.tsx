import { featuredProjects } from "../../agency/projects/projects.ts";
import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import shared from "../../../data/words/shared.json" with { type: "json" };
import { ProjectCard } from "../../ui/blocks/project-card.tsx";
import { SectionDivider } from "../../ui/art/section-divider.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { paths } from "../../paths.ts";
import { parts } from "../../ui/controls/parts.ts";

/** Columns and kind of the cards, by how many there are. */
const layouts = [
  [],
  [["alone", "cover"]],
  [[7, "cover"], [5, "cover"]],
  [[5, "cover"], [4, "tall"], [3, "tall"]],
] as const;

interface FeaturedProjectsProps {
  /** The title, where it is another one than on the other pages. */
  title?: string;
  service: Parameters<typeof featuredProjects>[0];
  /** Where on the bridge a divider above the title is: see `SectionDivider`. */
  at?: number;
}

/** Up to three projects of the service. */
export function FeaturedProjects(props: FeaturedProjectsProps) {
  const { title = shared.featuredProjects, service, at } = props;
  const projects = featuredProjects(service).slice(0, layouts.length - 1);
  return projects.length > 0 && (
    <section className="section wrap" aria-labelledby="featured">
      {at !== undefined && <SectionDivider at={at} />}
      <SectionHead title={title} id="featured">
        <TextLink to={paths.portfolio}>{words.projects.all}</TextLink>
      </SectionHead>
      <div className="grid swipe" {...parts.row}>
        {projects.map((project, index) => {
          const [columns, kind] = layouts[projects.length]![index]!;
          return (
            <ProjectCard
              key={project.slug}
              project={project}
              kind={kind}
              columns={columns}
              isHalf={index > 0 || projects.length === 2}
              isSwiped
            />
          );
        })}
      </div>
    </section>
  );
}
