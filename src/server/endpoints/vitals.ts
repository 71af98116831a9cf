import type { Context } from "hono";
import * as z from "zod/mini";
import { brand } from "../../../data/site.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { parseJson } from "../../lib/text/json.ts";
import { patternOf } from "../../ui/layout/page-routes.ts";
import { isUnsafePath } from "../http/canonical-path.ts";
import { bodyReader } from "./request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import { routes } from "../documents/query-page.ts";
import type { SiteEnv } from "../services.ts";

/** The longest measurement that is accepted, in bytes. */
export const maxVitalsBytes = 4096;
const readBody = bodyReader(maxVitalsBytes);
const milliseconds = z.optional(
  z.number().check(z.minimum(0), z.maximum(600_000)),
);
const path = z.string().check(
  z.maxLength(300),
  z.refine((path) => !isUnsafePath(path)),
);
const errorSchema = z.strictObject({
  path,
  error: z.string().check(z.maxLength(2000)),
});
/** Kinds of links that bring clients. */
const clientLinks = ["book", "mail", "phone", "whatsapp", "apply"] as const;
const linkSchema = z.strictObject({ path, link: z.enum(clientLinks) });
const vitalsSchema = z.strictObject({
  path,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  fcp: milliseconds,
  inp: milliseconds,
  lcp: milliseconds,
  ttfb: milliseconds,
});

/**
 * Accepts the Web Vitals of a visit and writes them as one log line: the page's
 * route path and five figures, nothing about the visitor. Script errors are
 * logged too, with the raw stack: `dist/maps/` of the release resolves it; and
 * that a link that brings clients was followed. Honours DNT and GPC.
 */
export async function vitals(c: Context<SiteEnv>): Promise<Response> {
  const { limits, log, build } = c.env;
  if (!brand.webVitals) return emptyResponse(404);
  if (c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1") {
    return emptyResponse(204);
  }
  if (!limits.vitals()) return emptyResponse(429);
  const text = await readBody(c);
  if (text instanceof Response) return text;
  const body = parseJson(text);
  const broken = errorSchema.safeParse(body);
  if (broken.success) {
    const { path, error } = broken.data;
    if (limits.browserErrors()) {
      const route = patternOf(routes, path);
      const stack = withoutPrivateParts(error);
      const { stamp: release } = build;
      log.warn("Browser error", { release, route, stack });
    }
    return emptyResponse(204);
  }
  const followed = linkSchema.safeParse(body);
  if (followed.success) {
    const { path, link } = followed.data;
    if (limits.clientLinks()) {
      log.info("Client link", { route: patternOf(routes, path), link });
    }
    return emptyResponse(204);
  }
  const measured = vitalsSchema.safeParse(body);
  if (!measured.success) return emptyResponse(400);
  const { path, ...figures } = measured.data;
  const route = patternOf(routes, path);
  log.info("Web vitals", { route, ...figures });
  return emptyResponse(204);
}

/** A stack without queries and mail addresses, which its message may hold. */
function withoutPrivateParts(stack: string): string {
  return cleanText(stack).replace(/(\/[^\s?]*)\?\S*/g, "$1")
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "(mail)");
}
