import type { Context } from "hono";
import type { ContentClient } from "../content/content-client.ts";

/** What may be read after the article whose id the query names. */
export async function related(
  c: Context,
  content: Pick<ContentClient, "related">,
): Promise<Response> {
  const answer = await content.related(c.req.query("id") ?? "");
  return answer.ok
    ? c.json(answer.value, 200, { "Cache-Control": "public, max-age=60" })
    : c.json({ posts: [] }, 503, { "Cache-Control": "no-store" });
}
