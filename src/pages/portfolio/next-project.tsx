import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { projectPath } from "../../paths.ts";
import { Bridge } from "../../ui/art/bridge.tsx";
import { DanfoBus } from "../../ui/art/danfo-bus.tsx";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowRight } from "../../ui/pictures/icon-shapes.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { inkSurfaces } from "./ink-surfaces.ts";
import { parts } from "../../ui/controls/parts.ts";

/**
 * The link to the next project at the end of a project, in its client's colour.
 * The whole section is one link; the bus drives off with it.
 */
export function NextProject({ project }: { project: ProjectSummary }) {
  const { slug, name, line, coverAlt, ink, wide } = project;
  return (
    <section
      className={`next ground-${slug} ${inkSurfaces[ink]}`}
      {...parts.card}
    >
      <div className="grid wrap">
        <div className="span-5">
          <h2>
            <Link className="card-link" to={projectPath(slug)}>
              <span className="heading-4">{words.project.next}</span>
              <span>{name}</span>
            </Link>
          </h2>
          <p>{line}</p>
          <Icon shape={arrowRight} />
        </div>
        <div className="next-picture span-7">
          <Picture
            picture={`${slug}/${wide ?? "cover"}`}
            kind={wide ? "full" : "cover"}
            sizes="(width < 62.5em) 100vw, 57vw"
            alt={coverAlt}
          />
        </div>
      </div>
      <DanfoBus />
      <Bridge spans={1} className="deck-only" />
    </section>
  );
}
