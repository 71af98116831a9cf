import { articlePath, jobPath, paths, projectPath } from "../../src/paths.ts";

/** An article and a job that the site ships with. */
export const samples = {
  article: {
    id: "one-round-trip",
    title: "Loading in one round trip on a Lagos phone",
  },
  job: { id: "java-instructor", title: "Java Instructor" },
  project: { slug: "aurora-ai" },
} as const;

/** An address of every row of the route table, filled in where it needs it. */
export const addresses: readonly string[] = Object.values(paths).map((path) => {
  if (path === paths.article) return articlePath(samples.article.id);
  if (path === paths.job) return jobPath(samples.job.id);
  if (path === paths.project) return projectPath(samples.project.slug);
  return path;
});

/** An address without a page. */
export const unknownAddress = "/no-such-page";
