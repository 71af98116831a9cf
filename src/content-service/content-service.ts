import { Hono } from "hono";
import { isOpen, isPublished } from "../content/api/visibility.ts";
import type { ContentFiles } from "./content-files.ts";

interface StoredRecord {
  _id: string;
  status: string;
}

/**
 * The embedded content service: records in memory, with the paths and shapes of
 * an external one.
 * @param options.isPublicOnly False for signed previews, in process: any other
 * client gets public records alone.
 */
export function createContentService(
  files: ContentFiles,
  { isPublicOnly = true } = {},
): Hono {
  const { articles, jobs } = isPublicOnly ? publicOnly(files) : files;
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

/** The records that any client may see. */
function publicOnly({ articles, jobs }: ContentFiles): ContentFiles {
  return { articles: articles.filter(isPublished), jobs: jobs.filter(isOpen) };
}

/** The records with a status; all records without one. */
function ofStatus<T extends StoredRecord>(records: T[], status?: string): T[] {
  if (!status) return records;
  const wanted = status.toLowerCase();
  return records.filter((record) => record.status.toLowerCase() === wanted);
}

function withId<T extends StoredRecord>(
  records: T[],
  id: string,
): T | undefined {
  return records.find((record) => record._id === id);
}
