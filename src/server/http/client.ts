import type { Context } from "hono";
import { isCrawler } from "../../lib/http/crawlers.ts";

/** Kind of client: a person, or a program that can retry later. */
export type Client = "visitor" | "crawler";

/** The kind of client that sent a request, by its user agent. */
export function clientOf(c: Context): Client {
  return isCrawler(c.req.header("user-agent")) ? "crawler" : "visitor";
}
