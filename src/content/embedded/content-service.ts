import { Hono } from "hono";
import { sameLabel } from "../text/labels.ts";
import { isInSchedule, nextDate } from "../schedule.ts";
import { draftHeader } from "../preview-link.ts";
import {
  bodyWith,
  contentTypes,
  isPublic,
  type ListName,
  listNames,
} from "../content-types.ts";
import { isSigned } from "../../lib/http/signature.ts";
import type { StoredRecord } from "../service-fields.server.ts";

/** All records of the embedded content service. */
export type ContentFiles = Record<ListName, StoredRecord[]>;

/**
 * The embedded content service: records in memory, with the paths and shapes of
 * an external one.
 * @param previewSecret Signs the calls that may read drafts; all others get
 * only public records.
 */
export function createContentService(
  files: Partial<ContentFiles>,
  previewSecret?: string,
): Hono {
  const app = new Hono();
  for (const list of listNames) {
    const { label, singular } = contentTypes[list];
    const all = files[list] ?? [];
    const shown = () =>
      all.filter((it) => isPublic(list, it) && isInSchedule(it));
    app.get(`/api/${list}`, (c) => c.json({ [list]: shown() }));
    app.get(
      `/api/${singular}`,
      (c) => c.json({ [list]: ofStatus(shown(), c.req.query("status")) }),
    );
    app.get(`/api/${singular}/:id`, async (c) => {
      const signature = c.req.header(draftHeader) ?? "";
      const isPreview = previewSecret !== undefined &&
        await isSigned(previewSecret, c.req.path, signature);
      const record = (isPreview ? all : shown())
        .find(({ _id }) => _id === c.req.param("id"));
      return record
        ? c.json(bodyWith(list, record))
        : c.json({ error: `${label} not found` }, 404);
    });
  }
  app.notFound((c) => c.json({ error: "Not found" }, 404));
  return app;
}

/** When the next publication date of any record comes, by `Date.now()`. */
export function nextDateOf(files: Partial<ContentFiles>): number {
  return Math.min(...listNames.map((list) => nextDate(files[list] ?? [])));
}

/** The records with a status, or all if no status is given. */
function ofStatus(records: StoredRecord[], status?: string): StoredRecord[] {
  if (!status) return records;
  return records.filter((record) => sameLabel(record.status, status));
}
