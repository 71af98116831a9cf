import { type Context, Hono } from "hono";
import { healthPath, readinessPath } from "../../addresses/paths.ts";
import type { ContentApi } from "../../content/api/content-api.ts";
import { statuses } from "../../content/api/api-types.ts";
import type { ResultCache } from "../../content/cache/result-cache.ts";
import type { DocumentCache } from "../documents/document-cache.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import type { ContentOutage } from "../logging/content-outage.ts";

export interface HealthOptions {
  api: ContentApi;
  results: Pick<ResultCache, "size" | "oldestStaleMs">;
  outage: Pick<ContentOutage, "reason">;
  cache: Pick<DocumentCache, "size">;
  /** Aborts when the process is asked to end. */
  stopping?: AbortSignal;
}

const headers = { "Cache-Control": cachePolicy.never };

/**
 * `/healthz`: 200 while the process serves. `/readyz`: 200 when content can be
 * shown and the process is not about to end, else 503 with the reason. While the
 * content service fails and old content is shown its status is "degraded".
 */
export function health(
  { api, results, outage, cache, stopping }: HealthOptions,
): Hono {
  const app = new Hono();
  const notReady = (c: Context, reason: string) =>
    c.json({ status: "not ready", reason }, 503, headers);
  app.get(healthPath, (c) => {
    const kept = { answers: results.size(), pages: cache.size() };
    return c.json({ status: "ok", kept }, 200, headers);
  });
  app.get(readinessPath, async (c) => {
    if (stopping?.aborted) return notReady(c, "The process is ending");
    const result = await api.articles(statuses.article);
    if (!result.ok) return notReady(c, result.message);
    const reason = outage.reason();
    const ageMs = results.oldestStaleMs();
    if (reason === undefined || ageMs === undefined) {
      return c.json({ status: "ready" }, 200, headers);
    }
    const oldestContentSeconds = Math.round(ageMs / 1000);
    const facts = { status: "degraded", reason, oldestContentSeconds };
    return c.json(facts, 200, headers);
  });
  return app;
}
