import type { Article, Job } from "../../src/content/records.ts";

/** How the fake content service answers a path: by a body, or by itself. */
export type FakeAnswer = (request: Request) => Response | Promise<Response>;

export interface FakeContent extends AsyncDisposable {
  origin: string;
  /** Every request that came, as method, path and query. */
  requests: Request[];
  /** How it answers; replace it to change its behaviour. */
  answer: FakeAnswer;
}

/**
 * A content service on this machine, behaving as told.
 * @param port Where it listens; on a free port when none is given.
 */
export function startFakeContent(answer: FakeAnswer, port = 0): FakeContent {
  const requests: Request[] = [];
  const server = Deno.serve(
    { port, hostname: "127.0.0.1", onListen() {} },
    (request) => {
      // A copy: the headers of a request that is over cannot be read.
      const { method, headers } = request;
      requests.push(new Request(request.url, { method, headers }));
      return fake.answer(request);
    },
  );
  const fake: FakeContent = {
    origin: `http://127.0.0.1:${server.addr.port}`,
    requests,
    answer,
    async [Symbol.asyncDispose]() {
      await server.shutdown();
    },
  };
  return fake;
}

/** An article with everything that a page shows. */
export function article(fields: Partial<Article> & { _id: string }): Article {
  return {
    title: `Title of ${fields._id}`,
    tags: "AI, Product",
    coverImage: "/pictures/blog/fallback-1600.webp",
    author: "Ife Adeyemi",
    createdAt: "2025-10-01T08:00:00.000Z",
    updatedAt: "2025-10-14T08:00:00.000Z",
    status: "published",
    content: [{
      type: "paragraph",
      paragraphTitle: "First part",
      paragraphText: `Text of ${fields._id}. `.repeat(20),
    }],
    ...fields,
  };
}

/** A job with everything that a page shows. */
export function job(fields: Partial<Job> & { _id: string }): Job {
  return {
    title: `Job ${fields._id}`,
    desc: "<p>Draw <b>things</b></p>",
    location: "Yaba, Lagos",
    job_type: "Full-time",
    dept: "Design",
    experience: "3 years or more",
    submission_link: `https://example.com/apply/${fields._id}`,
    status: "Open",
    ...fields,
  };
}

/** Answers like a good content service over some records. */
export function goodContent(
  articles: readonly Article[],
  jobs: readonly Job[] = [],
): FakeAnswer {
  return (request) => {
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

/** The same answers, late. */
export function late(milliseconds: number, answer: FakeAnswer): FakeAnswer {
  return async (request) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return await answer(request);
  };
}

/** Never answers, until the one who asked has given up. */
export const silent: FakeAnswer = ({ signal }) =>
  new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve(new Response()))
  );
