import { featuredProjects } from "../../agency/projects/projects.ts";
import { isAlone } from "../../ui/blocks/is-alone.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

/** Up to six pictures of projects, two per row; on wide windows only. */
export function ProjectMosaic() {
  const projects = featuredProjects("services");
  return (
    <ul className="mosaic span-6">
      {projects.map(({ slug, coverAlt }, index) => (
        <li key={slug}>
          <Picture
            picture={`${slug}/cover`}
            kind="cover"
            sizes={`(width < 62.5em) 1px, ${
              isAlone(index, projects.length) ? 45 : 22
            }vw`}
            alt={coverAlt}
          />
        </li>
      ))}
    </ul>
  );
}
