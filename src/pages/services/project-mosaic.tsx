import { featuredProjects } from "../../../data/projects.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

/** Up to six pictures of projects, two per row; on wide windows only. */
export function ProjectMosaic() {
  return (
    <ul className="mosaic span-6">
      {featuredProjects("services").map(({ slug, coverAlt }) => (
        <li key={slug}>
          <Picture
            picture={`${slug}/cover`}
            kind="cover"
            sizes="(width < 62.5em) 1px, 22vw"
            alt={coverAlt}
          />
        </li>
      ))}
    </ul>
  );
}
