import * as z from "zod/mini";
import type { Log } from "./log.ts";
import { routeOf } from "./route-names.ts";
import { bare, smallBody } from "./small-body.ts";
import { createTokenBucket } from "./token-bucket.ts";

export interface VitalsOptions {
  /** Whether the site measures at all. */
  enabled: boolean;
  log: Log;
  perSecond?: number;
  now?(): number;
}

const longestBody = 1024;
const milliseconds = z.optional(
  z.number().check(z.minimum(0), z.maximum(600_000)),
);

const vitalsSchema = z.strictObject({
  path: z.string().check(z.maxLength(300)),
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  fcp: milliseconds,
  inp: milliseconds,
  lcp: milliseconds,
  ttfb: milliseconds,
});

/**
 * Takes what a visit felt like and writes it as one log line: the page's kind
 * and five figures, nothing of the visitor. A browser that asks not to be
 * tracked is heard, though nothing here could track it.
 */
export function createVitals(
  { enabled, log, perSecond = 10, now }: VitalsOptions,
): (request: Request) => Promise<Response> {
  const mayCome = createTokenBucket({
    perSecond,
    burst: perSecond * 2,
    ...(now && { now }),
  });
  return async function vitals(request) {
    const { headers, body } = request;
    const refusal = !enabled
      ? 404
      : headers.get("dnt") === "1" || headers.get("sec-gpc") === "1"
      ? 204
      : mayCome()
      ? undefined
      : 429;
    if (refusal) {
      await body?.cancel();
      return bare(refusal);
    }
    const text = await smallBody(request, longestBody);
    if (text === undefined) return bare(413);
    const figures = read(text);
    if (!figures) return bare(400);
    const { path, ...rest } = figures;
    log.info("Web vitals", { route: routeOf(path), ...rest });
    return bare(204);
  };
}

function read(text: string) {
  try {
    const result = vitalsSchema.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
