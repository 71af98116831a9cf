import { routeOf } from "./route-names.ts";

/** Answers requests. */
export type Handle = (request: Request) => Response | Promise<Response>;

/**
 * Names the runtime's spans after pages and tells what took the time. Nothing
 * is loaded and nothing is added to a request unless `OTEL_DENO` is true.
 * @returns The same handler, or one that describes its spans.
 */
export async function withTelemetry(
  handle: Handle,
  isOn: boolean,
): Promise<Handle> {
  if (!isOn) return handle;
  const { trace } = await import("@opentelemetry/api");
  const tracer = trace.getTracer("site");
  return async function traced(request) {
    const span = trace.getActiveSpan();
    const started = performance.now();
    const response = await handle(request);
    const shellMs = performance.now() - started;
    const route = routeOf(new URL(request.url).pathname);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({
      "http.route": route,
      "site.cache": cacheState(response),
      "site.shell_ms": shellMs,
    });
    if (cacheState(response) !== "streamed" || !response.body) {
      span?.setAttribute("site.data_ms", shellMs);
      return response;
    }
    // The runtime's span ends with the headers; the data has one of its own.
    const data = tracer.startSpan(`data of ${route}`, {
      attributes: { "http.route": route },
    });
    const body = whenOver(response.body, (isWhole) => {
      data.setAttributes({
        "site.data_ms": performance.now() - started,
        "site.whole": isWhole,
      });
      data.end();
    });
    return new Response(body, response);
  };
}

/** Kept documents have a tag; those without one are made as they are sent. */
function cacheState({ status, headers }: Response): string {
  if (status === 304) return "revalidated";
  if (headers.has("etag")) return "kept";
  const isPage = headers.get("content-type")?.startsWith("text/html");
  return isPage && headers.get("cache-control") === "no-store"
    ? "streamed"
    : "none";
}

/** The same bytes; `note` is told once, when they end or nobody wants them. */
function whenOver(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  note: (isWhole: boolean) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        note(true);
        controller.close();
      } catch (error) {
        note(false);
        controller.error(error);
      }
    },
    async cancel(reason) {
      note(false);
      await reader.cancel(reason);
    },
  });
}
