import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import { isAlone } from "../../ui/blocks/is-alone.ts";
import { ProjectCard } from "../../ui/blocks/project-card.tsx";

/**
 * Column spans and covers of the cards, two per row. The second of a row is
 * lower: a tall one beside seven columns would leave a hole below the first.
 */
const layout = [
  { columns: 7, kind: "cover" },
  { columns: 5, kind: "cover" },
  { columns: 5, kind: "tall" },
  { columns: 7, kind: "cover" },
  { columns: 8, kind: "cover" },
  { columns: 4, kind: "tall" },
  { columns: 4, kind: "tall" },
  { columns: 8, kind: "cover" },
  { columns: 7, kind: "cover" },
  { columns: 5, kind: "cover" },
] as const;

interface PortfolioCardProps {
  id?: string | undefined;
  project: ProjectSummary;
  /** Index in the list. */
  index: number;
  /** The list's length. */
  count: number;
}

/** A project in the list: wide or tall, depending on its index. */
export function PortfolioCard(
  { id, project, index, count }: PortfolioCardProps,
) {
  const { columns, kind } = isAlone(index, count)
    ? { columns: "alone", kind: "cover" } as const
    : layout[index] ?? { columns: 6, kind: "cover" };
  return (
    <ProjectCard
      id={id}
      project={project}
      level={2}
      kind={kind}
      columns={columns}
      isHalf
      isLower={index % 2 === 1}
      priority={index === 0}
    />
  );
}
