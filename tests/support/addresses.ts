import { projectList } from "../../data/projects.ts";
import { articlePath, jobPath, paths, projectPath } from "../../src/paths.ts";
import article from "../fixtures/content/articles/first-flight.json" with {
  type: "json",
};
import job from "../fixtures/content/jobs/python-instructor.json" with {
  type: "json",
};

/** Records of the fixtures, and a project of the portfolio. */
export const samples = {
  article: { id: article._id, title: article.title },
  job: { id: job._id, title: job.title },
  project: { slug: projectList[0]?.slug ?? "" },
};
/** An address for every row of the route table, with parameters filled in. */
export const addresses: readonly string[] = Object.values(paths).map((path) => {
  if (path === paths.article) return articlePath(samples.article.id);
  if (path === paths.job) return jobPath(samples.job.id);
  if (path === paths.project) return projectPath(samples.project.slug);
  return path;
});

/** The pages that list records. */
export const listPages: readonly string[] = [paths.blog, paths.careers];

/** The pages of the records with this id, one of each kind. */
export function recordPages(id: string): string[] {
  return [articlePath(id), jobPath(id)];
}

/** Every address of the route table, with this id for its records. */
export function addressesWith(id: string): string[] {
  return Object.values(paths).map((path) =>
    path.replace(":slug", samples.project.slug).replace(":id", id)
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
