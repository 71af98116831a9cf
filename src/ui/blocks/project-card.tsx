import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import { projectPath } from "../../paths.ts";
import { gridWidth } from "../pictures/grid-width.ts";
import { Icon } from "../pictures/icon.tsx";
import { arrowUpRight } from "../pictures/icon-shapes.ts";
import { Link } from "react-router-dom";
import { Picture } from "../pictures/picture.tsx";
import { Pills } from "../controls/pill.tsx";
import { parts } from "../controls/parts.ts";

/**
 * On tablets, and in a row that phones swipe, cards are equally wide: one shape
 * leaves no holes.
 */
function coverInRows(slug: string, sizes: string, isSwiped = false) {
  return {
    picture: `${slug}/cover`,
    kind: "cover" as const,
    sizes,
    media: isSwiped ? "(width < 62.5em)" : "(43.75em <= width < 62.5em)",
  };
}

interface ProjectCardProps {
  project: Pick<
    ProjectSummary,
    "slug" | "name" | "line" | "tags" | "coverAlt"
  >;
  id?: string | undefined;
  /** The cover's shape; tall and square covers are separate drawings. */
  kind?: "cover" | "tall";
  /** How many of the grid's columns it has, or that no other is in its row. */
  columns: number | "alone";
  /** Whether another stands beside it on tablets. */
  isHalf?: boolean;
  /** Whether it begins lower than the one beside it. */
  isLower?: boolean;
  /** Whether phones show it in a row to swipe. */
  isSwiped?: boolean;
  level?: 2 | 3;
  priority?: boolean;
}

/** A project: cover, name, line and tags. The whole card is one link. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, kind = "cover", level = 3, isSwiped, priority } = props;
  const { slug, name, line, tags, coverAlt } = project;
  const Heading = `h${level}` as const;
  const sizes = sizesOf(props);
  return (
    <article
      id={props.id}
      className={`card project-card ${classOf(props)}`}
      {...parts.card}
      aria-label={name}
    >
      <div className="card-picture" {...parts.cardPicture}>
        <Picture
          picture={`${slug}/${kind}`}
          kind={kind}
          sizes={sizes}
          narrow={kind === "tall"
            ? coverInRows(slug, sizes, isSwiped)
            : undefined}
          alt={coverAlt}
          priority={priority}
        />
      </div>
      <Heading className="heading-3">
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

function classOf({ columns, isHalf, isLower }: ProjectCardProps): string {
  if (columns === "alone") return columns;
  return `span-${columns}${isHalf ? " half" : ""}${isLower ? " lower" : ""}`;
}

/** A card that is alone has the picture beside the text: see card.css. */
function sizesOf({ columns, isHalf, isSwiped }: ProjectCardProps): string {
  const isAlone = columns === "alone";
  const tabletWidth = isAlone ? 55 : isHalf ? 45 : 91;
  return `(width < 43.75em) ${
    isSwiped ? 78 : 92
  }vw, (width < 62.5em) ${tabletWidth}vw, ${gridWidth(isAlone ? 7 : columns)}`;
}
