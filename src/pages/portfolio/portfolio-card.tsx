import type { ProjectSummary } from "../../../data/schema.ts";
import { ProjectCard } from "../../components/project-card.tsx";

/** Columns of the ten places, two to a row. */
const columns = [7, 5, 5, 7, 8, 4, 4, 8, 7, 5];

interface PortfolioCardProps {
  project: ProjectSummary;
  /** Position in the list, from 0. */
  place: number;
}

/** A project in its place of the list: wide and flat, or narrow and tall. */
export function PortfolioCard({ project, place }: PortfolioCardProps) {
  const width = columns[place] ?? 6;
  return (
    <ProjectCard
      project={project}
      level={2}
      kind={width > 6 ? "cover" : "tall"}
      className={`span-${width} half${place % 2 ? " lower" : ""}`}
      sizes={`(width < 700px) 92vw, (width < 1000px) 45vw, ${
        Math.round(width * 7.6)
      }vw`}
      priority={place === 0}
    />
  );
}
