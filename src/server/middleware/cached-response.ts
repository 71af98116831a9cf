import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "../services.ts";
import { sendStored } from "../documents/send-stored.ts";

/** Responds with a stored response that is in memory. */
export const cachedResponse: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { path, search } = c.var.address;
  // With a token the gateway may answer otherwise.
  const isShared = !c.req.raw.headers.has("authorization");
  const found = isShared ? c.env.responses.get(path + search) : undefined;
  if (!found) return await next();
  c.set("route", found.route);
  c.set("source", "memory");
  const response = await sendStored(c, found);
  response.headers.set("Server-Timing", 'cache;desc="memory"');
  return response;
};
