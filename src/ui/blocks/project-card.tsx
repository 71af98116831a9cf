import type { ProjectSummary } from "../../../data/project-views.ts";
import { projectPath } from "../../paths.ts";
import { Heading, type Level } from "../text/heading.tsx";
import { Icon } from "../pictures/icon.tsx";
import { arrowUpRight } from "../pictures/icon-shapes.ts";
import { Link } from "react-router-dom";
import { Picture } from "../pictures/picture.tsx";
import { Pills } from "../controls/pill.tsx";

/** On tablets cards are equally wide: one shape leaves no holes. */
function coverOnTablets(slug: string, sizes: string) {
  return {
    picture: `${slug}/cover`,
    kind: "cover" as const,
    sizes,
    media: "(43.75em <= width < 62.5em)",
  };
}

interface ProjectCardProps {
  project: Pick<
    ProjectSummary,
    "slug" | "name" | "line" | "tags" | "coverAlt"
  >;
  /** The cover's shape; tall and square covers are separate drawings. */
  kind?: "cover" | "tall";
  sizes: string;
  level?: Level;
  priority?: boolean;
  className?: string;
}

/** A project: cover, name, line and tags. The whole card is one link. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, kind = "cover", sizes, level = 3, priority } = props;
  const { slug, name, line, tags, coverAlt } = project;
  return (
    <article
      className={`card project-card ${props.className ?? ""}`.trim()}
      aria-label={name}
    >
      <div className="card-picture">
        <Picture
          picture={`${slug}/${kind}`}
          kind={kind}
          sizes={sizes}
          narrow={kind === "tall" ? coverOnTablets(slug, sizes) : undefined}
          alt={coverAlt}
          priority={priority}
        />
      </div>
      <Heading level={level} className="f3">
        <Link className="card-link" to={projectPath(slug)}>
          {name}
          <Icon shape={arrowUpRight} />
        </Link>
      </Heading>
      <p className="soft">{line}</p>
      <Pills labels={tags} />
    </article>
  );
}
