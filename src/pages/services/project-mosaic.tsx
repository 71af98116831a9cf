import { featuredProjects } from "../../../data/featured-projects.ts";
import { Picture } from "../../components/pictures/picture.tsx";

/** Columns of each of the six pictures, three to a row. */
const columns = [5, 4, 3, 4, 4, 4];

/** Six pictures of projects on the deck; on wide windows only. */
export function ProjectMosaic() {
  return (
    <ul className="mosaic grid wrap">
      {featuredProjects("services").map(({ slug, coverAlt }, index) => {
        const width = columns[index] ?? 4;
        const kind = width < 4 ? "tall" : "cover";
        return (
          <li key={slug} className={`span-${width}`}>
            <Picture
              picture={`${slug}/${kind}`}
              kind={kind}
              sizes={`(width < 1000px) 1px, ${Math.round(width * 7.8)}vw`}
              alt={coverAlt}
            />
          </li>
        );
      })}
    </ul>
  );
}
