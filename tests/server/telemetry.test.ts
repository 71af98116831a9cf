/** The runtime exports OpenTelemetry; the site only writes to the console. */
import { startSite } from "../support/site.ts";
import { waitUntil } from "../support/promises.ts";
import assert from "node:assert/strict";

/** Settings that send telemetry to a collector. */
function telemetry({ addr }: Deno.HttpServer<Deno.NetAddr>, everyMs: number) {
  return {
    OTEL_DENO: "true",
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${addr.port}`,
    OTEL_METRIC_EXPORT_INTERVAL: String(everyMs),
    OTEL_BSP_SCHEDULE_DELAY: String(everyMs),
    OTEL_BLRP_SCHEDULE_DELAY: String(everyMs),
  };
}

const loopback = { port: 0, hostname: "127.0.0.1", onListen() {} };

Deno.test("with OTEL_DENO requests and log lines with levels reach the collector", async () => {
  let collected = "";
  await using collector = Deno.serve(loopback, async (request) => {
    collected += await request.text();
    return Response.json({});
  });
  await using site = await startSite({ settings: telemetry(collector, 100) });
  await site.get("/blog/unknown");
  const wanted = ["http.request.method", '"severityText": "INFO"']
    .concat("/blog/unknown");
  await waitUntil(() => wanted.every((text) => collected.includes(text)));
});

Deno.test("stops while telemetry is being exported", async () => {
  await using collector = Deno.serve(loopback, async (request) => {
    await request.text();
    // Longer than the interval, so that an export is always in progress.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Response.json({});
  });
  await using site = await startSite({ settings: telemetry(collector, 10) });
  await site.get("/blog");
  assert.equal((await site.stop()).code, 0);
});
