import type { Hono } from "hono";
import { failure, success } from "../../src/content/answer.ts";
import type { ContentFetchers } from "../../src/content/fetchers.ts";
import type { Article, Job } from "../../src/content/records.ts";
import { settle } from "../../src/content/settled.ts";
import { testApp } from "./app.ts";

/** Calls that are answered with these records, whatever is asked. */
export function records(
  { articles = [], jobs = [] }: { articles?: Article[]; jobs?: Job[] },
): Partial<ContentFetchers> {
  const find = <T extends { _id: string }>(list: T[], id: string) =>
    settle(success(list.find(({ _id }) => _id === id) ?? null));
  return {
    articles: () => settle(success(articles)),
    article: (id) => find(articles, id),
    jobs: () => settle(success(jobs)),
    job: (id) => find(jobs, id),
  };
}

/** Calls that all fail with a message. */
export function failing(message: string): Partial<ContentFetchers> {
  const fail = () => settle(failure(message, 502));
  return { articles: fail, article: fail, jobs: fail, job: fail };
}

/** Calls that are never answered. */
export function silent(): Partial<ContentFetchers> {
  const never = () => new Promise<never>(() => {});
  return { articles: never, article: never, jobs: never, job: never };
}

/** The first part of a page to leave, while its content is on its way. */
export async function shellOf(path: string): Promise<string> {
  const app: Hono = await testApp({ content: silent() });
  const response = await app.request(path);
  const reader = response.body!.pipeThrough(new TextDecoderStream())
    .getReader();
  let shell = "";
  while (!shell.includes("</main>")) {
    const { done, value } = await reader.read();
    if (done) break;
    shell += value;
  }
  await reader.cancel();
  return shell;
}
