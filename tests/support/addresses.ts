import { projectList } from "../../src/agency/projects/projects.ts";
import { paths, pathWith, projectPath } from "../../src/paths.ts";
import { section as blog } from "../pages/blog/section.ts";
import { sections } from "./sections.ts";

/** A record of the fixtures, and a project of the portfolio. */
export const samples = {
  article: blog.sample,
  project: { slug: projectList[0]?.slug ?? "" },
};

const recordRows = new Map(
  sections.map(({ record, sample }) => [
    decodeURIComponent(record.path(":id")),
    record.path(sample.id),
  ]),
);

/** An address for every row of the route table, with parameters filled in. */
export const addresses: readonly string[] = Object.values(paths).map((path) => {
  if (path === paths.project) return projectPath(samples.project.slug);
  return recordRows.get(path) ?? path;
});

/** The pages that list records. */
export const listPages: readonly string[] = sections.map(({ list }) =>
  list.path
);

/** The pages of the records with this id, one of each kind. */
export function recordPages(id: string): string[] {
  return sections.map(({ record }) => record.path(id));
}

/** Every address of the route table, with this id for its records. */
export function addressesWith(id: string): string[] {
  return Object.values(paths).map((path) =>
    pathWith(path, { slug: samples.project.slug, id })
  );
}

/** An address without a page. */
export const unknownAddress = "/no-such-page";

/** Feeds, sitemap and other files made of content. */
export const feeds = ["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt"];

/**
 * Complete pages that show the records `x`; streamed ones would have another
 * order.
 */
export const wholePages = [...listPages, ...recordPages("x")]
  .map((path) => `${path}?complete`);
