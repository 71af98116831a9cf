import type { MiddlewareHandler } from "hono";
import { memoizeCall } from "../lib/promises/memoize.ts";
import { routeOf } from "../server/logging/request-log.ts";
import type { SiteEnv } from "../server/logging/request-state.ts";

/**
 * Names the runtime's spans by route and records how long shell and data took.
 * Only used when `OTEL_DENO` is true.
 * @param load Loads the interface of the runtime's tracer.
 */
export function tracing(
  load: () => Promise<typeof import("@opentelemetry/api")> = () =>
    import("@opentelemetry/api"),
): MiddlewareHandler<SiteEnv> {
  const api = memoizeCall(load);
  return async function traced(c, next) {
    const { trace } = await api();
    const span = trace.getActiveSpan();
    const started = performance.now();
    await next();
    const shellMs = performance.now() - started;
    const route = routeOf(c);
    const cache = cacheState(c.res);
    span?.updateName(`${c.req.method} ${route}`);
    span?.setAttributes({
      "http.route": route,
      "site.cache": cache,
      "site.shell_ms": shellMs,
    });
    if (cache !== "streamed" || !c.res.body) {
      span?.setAttribute("site.data_ms", shellMs);
      return;
    }
    // The runtime's span ends with the headers: the data has its own.
    const data = trace.getTracer("site").startSpan(`data of ${route}`, {
      attributes: { "http.route": route },
    });
    function end(isWhole: boolean): void {
      data.setAttributes({
        "site.data_ms": performance.now() - started,
        "site.whole": isWhole,
      });
      data.end();
    }
    // The types do not know `cancel` yet.
    const ends = { flush: () => end(true), cancel: () => end(false) };
    const body = c.res.body.pipeThrough(new TransformStream(ends));
    c.res = new Response(body, c.res);
  };
}

/** Where a response came from; only complete documents have an entity tag. */
function cacheState({ status, headers }: Response): string {
  if (status === 304) return "revalidated";
  if (headers.has("etag")) return "kept";
  const isPage = headers.get("content-type")?.startsWith("text/html");
  return isPage && headers.get("cache-control") === "no-store"
    ? "streamed"
    : "none";
}
