import { metrics } from "@opentelemetry/api";
import type { ResultCache } from "../content/cache/result-cache.ts";
import { type ContentMonitor, figureNames } from "./content-monitor.ts";

/**
 * Has the runtime export the figures as OpenTelemetry metrics, whose names
 * begin with `site.`. Without `OTEL_DENO` they go nowhere.
 */
export function exportMetrics(
  { figures, state, isRejecting, onAttempt }: ContentMonitor,
  results: Pick<ResultCache, "oldestStaleMs">,
): void {
  const meter = metrics.getMeter("site");
  for (const name of figureNames) {
    meter.createObservableCounter(`site.${name}`)
      .addCallback((result) => result.observe(figures.value(name)));
  }
  const gauges = {
    "site.content.failing": () => Number(state.outage() !== undefined),
    "site.content.breaker_open": () => Number(isRejecting()),
    "site.content.oldest_stale_seconds": () =>
      Math.round((results.oldestStaleMs() ?? 0) / 1000),
  };
  for (const [name, value] of Object.entries(gauges)) {
    meter.createObservableGauge(name)
      .addCallback((result) => result.observe(value()));
  }
  const duration = meter.createHistogram("site.content.duration", {
    unit: "ms",
  });
  onAttempt((ms, outcome) => duration.record(ms, { outcome }));
}
