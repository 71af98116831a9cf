import assert from "node:assert/strict";
import { site as brand } from "../../data/site.ts";
import { articlePath, jobPath, paths } from "../../src/paths.ts";
import { samples } from "./addresses.ts";

/** What the pages with content say in each state. */
export const states = {
  blog: {
    loading: "Loading blogs...",
    failed: "Error loading blogs: ",
    empty: "No posts match your search criteria.",
  },
  article: { loading: "Loading Blog...", failed: "Error loading Blog: " },
  careers: {
    loading: "Loading job listings...",
    failed: "Error loading jobs: ",
    empty: "No open positions at the moment. Please check back later!",
  },
  job: { loading: "Loading job...", failed: "Error loading job: " },
} as const;

/** A page with content. */
export interface ContentPage {
  name: string;
  path: string;
  loading: string;
  /** The text before the message of a failure. */
  failed: string;
  /** A heading that is part of the content. */
  heading: string;
  /** The path of its call to the content service. */
  call: string;
  /** The list that links to the page of a record. */
  list?: string;
}

/** The pages with content. */
export const contentPages: readonly ContentPage[] = [
  {
    name: "the blog list",
    path: paths.blog,
    ...states.blog,
    heading: samples.article.title,
    call: "/api/article?status=published",
  },
  {
    name: "an article",
    path: articlePath(samples.article.id),
    ...states.article,
    heading: samples.article.title,
    call: `/api/article/${samples.article.id}`,
    list: paths.blog,
  },
  {
    name: "the jobs list",
    path: paths.careers,
    ...states.careers,
    heading: samples.job.title,
    call: "/api/job?status=Open",
  },
  {
    name: "a job",
    path: jobPath(samples.job.id),
    ...states.job,
    heading: samples.job.title,
    call: `/api/job/${samples.job.id}`,
    list: paths.careers,
  },
];

/** Asserts that all these pages are complete and show `message`. */
export async function assertAllSay(
  site: { words(path: string): Promise<string> },
  message: string,
): Promise<void> {
  await Promise.all(contentPages.map(async ({ path, failed }) => {
    const words = await site.words(path);
    assert.ok(words.includes(failed + message), `${path}: ${words}`);
    // The footer's booking link, at the end of every document.
    assert.ok(words.includes(brand.book.label), path);
  }));
}
