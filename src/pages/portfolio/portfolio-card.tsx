import type { ProjectSummary } from "../../../data/project-views.ts";
import { ProjectCard } from "../../ui/blocks/project-card.tsx";
import { gridWidth } from "../../ui/pictures/grid-width.ts";

/**
 * Column spans and covers of the cards, two per row. The second of a row is
 * lower: a tall one beside seven columns would leave a hole below the first.
 */
const layout = [
  { width: 7, kind: "cover" },
  { width: 5, kind: "cover" },
  { width: 5, kind: "tall" },
  { width: 7, kind: "cover" },
  { width: 8, kind: "cover" },
  { width: 4, kind: "tall" },
  { width: 4, kind: "tall" },
  { width: 8, kind: "cover" },
  { width: 7, kind: "cover" },
  { width: 5, kind: "cover" },
] as const;

interface PortfolioCardProps {
  project: ProjectSummary;
  /** Index in the list, and the list's length. */
  index: number;
  count: number;
}

/** A project in the list: wide or tall, depending on its index. */
export function PortfolioCard({ project, index, count }: PortfolioCardProps) {
  const isAlone = index % 2 === 0 && index === count - 1;
  const { width, kind } = isAlone
    ? { width: 7, kind: "cover" } as const
    : layout[index] ?? { width: 6, kind: "cover" };
  return (
    <ProjectCard
      project={project}
      level={2}
      kind={kind}
      className={isAlone
        ? "alone"
        : `span-${width} half${index % 2 ? " lower" : ""}`}
      sizes={`(width < 43.75em) 92vw, (width < 62.5em) ${
        isAlone ? 55 : 45
      }vw, ${gridWidth(width)}`}
      priority={index === 0}
    />
  );
}
