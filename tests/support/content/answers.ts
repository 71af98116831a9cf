/** Behaviours of a fake content service. */
import type { Article } from "../../../src/pages/blog/article.server.ts";
import type { Job } from "../../../src/pages/careers/job.server.ts";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import { aborted } from "../promises.ts";
import { allRecords, fixtureRecords } from "./records.ts";

/** Answers a request to the content service. */
export type FakeAnswer = (request: Request) => Response | Promise<Response>;

export interface FakeRecords {
  articles?: readonly Article[];
  jobs?: readonly Job[];
}

/**
 * Answers with records like a working content service. It reads them at each
 * request, so a test may replace them.
 */
export function withRecords(records: FakeRecords): FakeAnswer {
  return (request) => {
    const { articles = [], jobs = [] } = records;
    const { pathname } = new URL(request.url);
    const id = pathname.split("/")[3];
    if (pathname.startsWith("/api/article/")) {
      const found = articles.find((article) => article._id === id);
      return found
        ? Response.json({ article: found })
        : Response.json({ error: "Article not found" }, { status: 404 });
    }
    if (pathname.startsWith("/api/job/")) {
      const found = jobs.find((job) => job._id === id);
      return found
        ? Response.json(found)
        : Response.json({ error: "Job not found" }, { status: 404 });
    }
    return pathname.startsWith("/api/article")
      ? Response.json({ articles })
      : Response.json({ jobs });
  };
}

/** Answers with the records of the fixtures. */
export async function fixtureContent(): Promise<FakeAnswer> {
  const service = createContentService(await fixtureRecords());
  return (request) => service.fetch(request);
}

/** Answers with the site's current content. */
export async function allContent(): Promise<FakeAnswer> {
  const service = createContentService(await allRecords());
  return (request) => service.fetch(request);
}

/** Fails every request with this message. */
export function failing(message: string): FakeAnswer {
  return () => Response.json({ error: message }, { status: 500 });
}

/** Answers after the given milliseconds. */
export function late(milliseconds: number, answer: FakeAnswer): FakeAnswer {
  return async (request) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return await answer(request);
  };
}

/** Answers only after release, so that a test decides what is late. */
export function held(answer: FakeAnswer): {
  answer: FakeAnswer;
  release(): void;
} {
  const gate = Promise.withResolvers<void>();
  return {
    async answer(request) {
      await gate.promise;
      return await answer(request);
    },
    release: () => gate.resolve(),
  };
}

/** Never answers; rejects when the caller aborts. */
export const silent: FakeAnswer = async ({ signal }) => {
  await aborted(signal);
  return new Response();
};
