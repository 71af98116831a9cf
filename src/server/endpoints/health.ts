import { Hono } from "hono";
import { healthPath, readinessPath } from "../../addresses/paths.ts";
import type { ContentApi } from "../../content/api/content-api.ts";
import { statuses } from "../../content/api/api-types.ts";
import { cachePolicy } from "../headers/cache-policy.ts";

export interface HealthOptions {
  api: ContentApi;
  /** Sizes of the caches, shown for whoever runs the site. */
  cacheSizes(): Record<string, unknown>;
}

const headers = { "Cache-Control": cachePolicy.never };

/**
 * `/healthz`: 200 while the process serves. `/readyz`: 200 when content can be
 * shown, else 503 with the reason.
 */
export function health({ api, cacheSizes }: HealthOptions): Hono {
  const app = new Hono();
  app.get(
    healthPath,
    (c) => c.json({ status: "ok", kept: cacheSizes() }, 200, headers),
  );
  app.get(readinessPath, async (c) => {
    const result = await api.articles(statuses.article);
    return result.ok
      ? c.json({ status: "ready" }, 200, headers)
      : c.json({ status: "not ready", reason: result.message }, 503, headers);
  });
  return app;
}
