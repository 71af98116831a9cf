import type { ProjectSummary } from "../../../data/schema.ts";

/** Number of related projects. */
const limit = 3;

/**
 * The projects that share most tags with `project`; ties, also those without a
 * shared tag, in the order of the portfolio after it.
 * @param without A project to leave out: the page links to it already.
 */
export function relatedProjects(
  list: readonly ProjectSummary[],
  project: ProjectSummary,
  without?: ProjectSummary,
): ProjectSummary[] {
  const place = list.findIndex(({ slug }) => slug === project.slug);
  return [...list.slice(place + 1), ...list.slice(0, place)]
    .filter((other) =>
      other.slug !== project.slug && other.slug !== without?.slug
    )
    .map((other) => ({
      other,
      shared: other.tags.filter((tag) => project.tags.includes(tag)).length,
    }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, limit)
    .map(({ other }) => other);
}
