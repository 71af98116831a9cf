import type { Context } from "hono";
import { listNames } from "../../content/content-types.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import { RequestContent } from "../request-content.ts";
import type { SiteEnv } from "../services.ts";

const headers = { "Cache-Control": cachePolicy.never };

/** `/healthz`: 200 while the process serves, and which one it is. */
export function health(c: Context<SiteEnv>): Response {
  const { build: { stamp: release }, content, responses } = c.env;
  const { deno } = Deno.version;
  const kept = { answers: content.cache.size(), pages: responses.size() };
  return c.json({ status: "ok", release, deno, kept }, 200, headers);
}

/**
 * `/readyz`: 200 when content can be shown, the build is on disk and the
 * process is not about to end, else 503 with the reason. While the content
 * service fails and old content is shown its status is "degraded".
 */
export async function readiness(c: Context<SiteEnv>): Promise<Response> {
  const { content, buildProblem, stopping } = c.env;
  const notReady = (reason: string) =>
    c.json({ status: "not ready", reason }, 503, headers);
  if (stopping?.aborted) return notReady("Shutting down");
  const problem = await buildProblem?.();
  if (problem) return notReady(problem);
  const result = await new RequestContent(content).list(listNames[0]);
  if (!result.ok) return notReady(result.message);
  const reason = content.outage.reason();
  const ageMs = content.cache.oldestStaleMs();
  if (reason === undefined || ageMs === undefined) {
    return c.json({ status: "ready" }, 200, headers);
  }
  const oldestContentSeconds = Math.round(ageMs / 1000);
  const body = { status: "degraded", reason, oldestContentSeconds };
  return c.json(body, 200, headers);
}
