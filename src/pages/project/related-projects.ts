import type { ProjectSummary } from "../../../data/schema.ts";

/** How many related projects are shown. */
const limit = 3;

/**
 * The projects that share most tags with one; among equals, also among those
 * that share none, the ones that follow it in the portfolio.
 * @param without The project that the page leads to anyway.
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
