import { Hono } from "hono";
import type { ContentFiles } from "./content-files.ts";

interface Stored {
  _id: string;
  status: string;
}

/**
 * The embedded content service: six paths over records in memory. The site
 * cannot tell it from an external one.
 */
export function createContentService({ articles, jobs }: ContentFiles): Hono {
  const app = new Hono();
  app.get("/api/articles", (c) => c.json({ articles }));
  app.get(
    "/api/article",
    (c) => c.json({ articles: ofStatus(articles, c.req.query("status")) }),
  );
  app.get("/api/article/:id", (c) => {
    const article = withId(articles, c.req.param("id"));
    return article
      ? c.json({ article })
      : c.json({ error: "Article not found" }, 404);
  });
  app.get("/api/jobs", (c) => c.json({ jobs }));
  app.get(
    "/api/job",
    (c) => c.json({ jobs: ofStatus(jobs, c.req.query("status")) }),
  );
  app.get("/api/job/:id", (c) => {
    const job = withId(jobs, c.req.param("id"));
    return job ? c.json(job) : c.json({ error: "Job not found" }, 404);
  });
  app.notFound((c) => c.json({ error: "Not found" }, 404));
  return app;
}

/** Records of a status; all of them when none is asked for. */
function ofStatus<T extends Stored>(records: T[], status?: string): T[] {
  if (!status) return records;
  const wanted = status.toLowerCase();
  return records.filter((record) => record.status.toLowerCase() === wanted);
}

function withId<T extends Stored>(records: T[], id: string): T | undefined {
  return records.find((record) => record._id === id);
}
