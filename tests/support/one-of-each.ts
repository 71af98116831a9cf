import type { Article, Job } from "../../src/content/records.ts";
import { articlePath, jobPath, paths } from "../../src/paths.ts";
import { article, goodContent, job } from "./fake-content.ts";
import { type AppOver, appOver } from "./site-answers.ts";

/** The site over an article `x` and a job `x`, which a test may replace. */
export interface OneOfEach extends AppOver {
  article: Article;
  job: Job;
}

/** Addresses of whole documents: what streams comes in another order. */
export const wholePages = [
  paths.blog,
  articlePath("x"),
  paths.careers,
  jobPath("x"),
]
  .map((path) => `${path}?complete`);

/** Starts the site over one article and one job. */
export async function oneOfEach(): Promise<OneOfEach> {
  const over = await appOver((request) =>
    goodContent([records.article], [records.job])(request)
  );
  const records = Object.assign(over, {
    article: article({ _id: "x" }),
    job: job({ _id: "x" }),
  });
  return records;
}
