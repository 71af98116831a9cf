import type { Handler } from "hono";
import * as z from "zod/mini";
import { createRateLimit } from "../../lib/http/rate-limit.ts";
import { parseJson } from "../../lib/text/json.ts";
import type { NoteBrowserError } from "../../monitoring/browser-errors.ts";
import { matchPage, type PageRoutes } from "../../routing/routes.ts";
import { isUnsafePath } from "../../addresses/canonical-path.ts";
import { bodyReader } from "../http/request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import type { Log } from "../logging/log.ts";

export interface VitalsOptions {
  /** Whether the site measures at all. */
  isEnabled: boolean;
  routes: PageRoutes;
  log: Log;
  /** Takes the errors of browsers, if they are logged. */
  noteError?: NoteBrowserError;
  /** Measurements that are accepted in a second. */
  perSecond?: number;
  /** How long a measurement may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** The longest measurement that is accepted, in bytes. */
export const maxVitalsBytes = 4096;
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
 * pattern and five figures, nothing about the visitor; and errors of its
 * scripts. Honours DNT and GPC.
 */
export function vitals(
  options: VitalsOptions,
): Handler {
  const { isEnabled, routes, log, noteError, perSecond = 10, now } = options;
  const readBody = bodyReader({
    maxBytes: maxVitalsBytes,
    timeoutMs: options.bodyTimeoutMs,
  });
  const admit = createRateLimit({ perSecond, burst: perSecond * 2, now });
  return async function receive(c) {
    if (!isEnabled) return emptyResponse(404);
    if (c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1") {
      return emptyResponse(204);
    }
    if (!admit()) return emptyResponse(429);
    const text = await readBody(c.req.raw);
    if (text instanceof Response) return text;
    const body = parseJson(text);
    const broken = errorSchema.safeParse(body);
    if (broken.success) {
      const { path, error } = broken.data;
      await noteError?.(matchPage(routes, path).pattern, error);
      return emptyResponse(204);
    }
    const measured = vitalsSchema.safeParse(body);
    if (!measured.success) return emptyResponse(400);
    const { path, ...figures } = measured.data;
    const route = matchPage(routes, path).pattern;
    log.info("Web vitals", { route, ...figures });
    return emptyResponse(204);
  };
}
