import type { Context } from "hono";
import { isCrawler } from "../../lib/http/crawlers.ts";

/** Who asks: a person who waits, or a program that can come again. */
export type Client = "visitor" | "crawler";

/** Who has sent a request, by its user agent. */
export function clientOf(c: Context): Client {
  return isCrawler(c.req.header("user-agent")) ? "crawler" : "visitor";
}
