import type { Handler } from "hono";
import * as z from "zod/mini";
import { createRateLimit } from "../../lib/http/rate-limit.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { parseJson } from "../../lib/text/json.ts";
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
  /** The build that is served. */
  release: string;
  /** Measurements that are accepted in a second. */
  perSecond?: number;
  /** How long a measurement may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** Errors of browsers that are logged: some at once, then one a minute. */
const errorLimit = { perSecond: 1 / 60, burst: 20 };
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
 * pattern and five figures, nothing about the visitor. An error of its scripts
 * is a log line, too, with the stack as it came: `dist/maps/` of the release
 * resolves it. Honours DNT and GPC.
 */
export function vitals(options: VitalsOptions): Handler {
  const { isEnabled, routes, log, release, perSecond = 10, now } = options;
  const readBody = bodyReader({
    maxBytes: maxVitalsBytes,
    timeoutMs: options.bodyTimeoutMs,
  });
  const admit = createRateLimit({ perSecond, burst: perSecond * 2, now });
  const admitError = createRateLimit({ ...errorLimit, now });
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
      if (admitError()) {
        const page = matchPage(routes, path).pattern;
        const stack = withoutPrivateParts(error);
        log.warn("An error in a browser", { release, page, stack });
      }
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

/** A stack without queries and mail addresses, which its message may hold. */
function withoutPrivateParts(stack: string): string {
  return cleanText(stack).replace(/(\/[^\s?]*)\?\S*/g, "$1")
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "(mail)");
}
