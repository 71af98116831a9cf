import assert from "node:assert/strict";
import { site as brand } from "../../data/site.ts";
import { articlePath, jobPath, paths } from "../../src/addresses/paths.ts";
import { samples } from "./addresses.ts";

/** A page that lives on content, with the specification's words. */
export interface ContentPage {
  name: string;
  path: string;
  loading: string;
  /** The words before the message of a failure. */
  failed: string;
  /** A heading that only the content brings. */
  heading: string;
}

/** The four pages that live on the content service. */
export const contentPages: readonly ContentPage[] = [
  {
    name: "the blog list",
    path: paths.blog,
    loading: "Loading blogs...",
    failed: "Error loading blogs: ",
    heading: samples.article.title,
  },
  {
    name: "an article",
    path: articlePath(samples.article.id),
    loading: "Loading Blog...",
    failed: "Error loading Blog: ",
    heading: samples.article.title,
  },
  {
    name: "the jobs list",
    path: paths.careers,
    loading: "Loading job listings...",
    failed: "Error loading jobs: ",
    heading: samples.job.title,
  },
  {
    name: "a job",
    path: jobPath(samples.job.id),
    loading: "Loading job...",
    failed: "Error loading job: ",
    heading: samples.job.title,
  },
];

/** Makes sure that all four pages are whole and say `message`. */
export async function assertAllSay(
  site: { words(path: string): Promise<string> },
  message: string,
): Promise<void> {
  await Promise.all(contentPages.map(async ({ path, failed }) => {
    const words = await site.words(path);
    assert.ok(words.includes(failed + message), `${path}: ${words}`);
    assert.ok(words.includes(brand.book.label), path);
  }));
}
