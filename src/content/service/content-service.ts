import { Hono } from "hono";
import { isInSchedule } from "../schedule.ts";
import { draftHeader } from "../preview-link.ts";
import { isOpen, isPublished } from "../visibility.ts";
import { isSigned } from "../../lib/http/signature.ts";
import type { StoredRecord } from "../record-fields.ts";
import type { ContentFiles } from "./content-files.ts";

/**
 * The embedded content service: records in memory, with the paths and shapes of
 * an external one.
 * @param previewSecret Signs the calls that may read drafts; all others get
 * only public records.
 */
export function createContentService(
  files: ContentFiles,
  previewSecret?: string,
): Hono {
  const shown = () => publicOnly(files);
  const app = new Hono();
  app.get("/api/articles", (c) => c.json({ articles: shown().articles }));
  app.get(
    "/api/article",
    (c) =>
      c.json({ articles: ofStatus(shown().articles, c.req.query("status")) }),
  );
  app.get("/api/article/:id", async (c) => {
    const signature = c.req.header(draftHeader) ?? "";
    const isPreview = previewSecret !== undefined &&
      await isSigned(previewSecret, c.req.path, signature);
    const { articles } = isPreview ? files : shown();
    const article = withId(articles, c.req.param("id"));
    return article
      ? c.json({ article })
      : c.json({ error: "Article not found" }, 404);
  });
  app.get("/api/jobs", (c) => c.json({ jobs: shown().jobs }));
  app.get(
    "/api/job",
    (c) => c.json({ jobs: ofStatus(shown().jobs, c.req.query("status")) }),
  );
  app.get("/api/job/:id", (c) => {
    const job = withId(shown().jobs, c.req.param("id"));
    return job ? c.json(job) : c.json({ error: "Job not found" }, 404);
  });
  app.notFound((c) => c.json({ error: "Not found" }, 404));
  return app;
}

/** The records that any client may see now. */
function publicOnly({ articles, jobs }: ContentFiles): ContentFiles {
  return {
    articles: articles.filter((it) => isPublished(it) && isInSchedule(it)),
    jobs: jobs.filter((it) => isOpen(it) && isInSchedule(it)),
  };
}

/** The records with a status, or all if no status is given. */
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
