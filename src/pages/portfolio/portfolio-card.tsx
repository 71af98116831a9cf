import type { ProjectSummary } from "../../../data/schema.ts";
import { ProjectCard } from "../../ui/blocks/project-card.tsx";
import { gridWidth } from "../../ui/pictures/grid-width.ts";

/** Column spans of the ten cards, two per row. */
const columns = [7, 5, 5, 7, 8, 4, 4, 8, 7, 5];

interface PortfolioCardProps {
  project: ProjectSummary;
  /** Index in the list. */
  index: number;
}

/** A project in the list: wide or tall, depending on its index. */
export function PortfolioCard({ project, index }: PortfolioCardProps) {
  const width = columns[index] ?? 6;
  return (
    <ProjectCard
      project={project}
      level={2}
      kind={width > 6 ? "cover" : "tall"}
      className={`span-${width} half${index % 2 ? " lower" : ""}`}
      sizes={`(width < 700px) 92vw, (width < 1000px) 45vw, ${gridWidth(width)}`}
      priority={index === 0}
      // On tablets the first row has two equal cards.
      eager={index < 2}
    />
  );
}
