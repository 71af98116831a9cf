import type { Context } from "hono";
import { notFoundPath, notFoundRoutePath } from "../../paths.ts";
import { apiFailure, isApiPath } from "../http/responses.ts";
import type { SiteEnv } from "../services.ts";
import { sendStored } from "./send-stored.ts";

/**
 * Redirects to the address that was meant, or responds with the 404 page; to the
 * gateway's clients with JSON.
 */
export async function notFound(c: Context<SiteEnv>): Promise<Response> {
  if (isApiPath(c.var.address.path)) return apiFailure(c, "Not found", 404);
  const { redirectToMeant } = await import("./meant-address.ts");
  const redirect = await redirectToMeant(c);
  if (redirect) return redirect;
  c.set("route", notFoundRoutePath);
  const stored = c.env.responses.get(notFoundPath) ??
    await (await import("./pages.ts")).notFoundDocument(c);
  return await sendStored(c, stored);
}
