import { SpanStatusCode, trace } from "@opentelemetry/api";

/**
 * What a page was sent as: from memory, rendered whole, streamed while content
 * was pending, made of stale content over capacity, or refused.
 */
export type PageSource =
  | "memory"
  | "rendered"
  | "streamed"
  | "stale"
  | "refused";

/** What the span of a request tells besides what the runtime writes. */
export interface RequestSpan {
  method: string;
  /** The path of the matched route, so that few names stand for all addresses. */
  route: string;
  id: string;
  source: PageSource | undefined;
  /** Whether content that the page shows could not be had. */
  hasFailed: boolean;
}

/**
 * Completes the runtime's span of the current request, where `OTEL_DENO` is
 * set. The runtime copies `http.route` to `http.server.request.duration`.
 * See OpenTelemetry's semantic conventions for HTTP spans.
 */
export function describeRequest(
  { method, route, id, source, hasFailed }: RequestSpan,
): void {
  const span = trace.getActiveSpan();
  if (!span) return;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    "http.route": route,
    "request.id": id,
    ...(source && { "page.source": source }),
  });
  if (hasFailed) markContentFailure();
}

/** Makes the current span an error: content that a page shows is missing. */
export function markContentFailure(): void {
  trace.getActiveSpan()?.setStatus({
    code: SpanStatusCode.ERROR,
    message: "content failed",
  });
}

const tracer = trace.getTracer("site");

/**
 * Runs a step of a request in a span of its own.
 * @throws What the step throws, which the span tells too.
 */
export async function inSpan<T>(
  name: string,
  step: () => Promise<T>,
): Promise<T> {
  return await tracer.startActiveSpan(name, async (span) => {
    try {
      return await step();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}
