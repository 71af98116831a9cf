import assert from "node:assert/strict";
import { startSite } from "../support/site.ts";

Deno.test("stops while the runtime exports telemetry", async () => {
  const loopback = { port: 0, hostname: "127.0.0.1", onListen() {} };
  await using collector = Deno.serve(loopback, async (request) => {
    await request.text();
    // Longer than the interval, so that an export is always in progress.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Response.json({});
  });
  const interval = "10";
  await using site = await startSite({
    settings: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.addr.port}`,
      OTEL_METRIC_EXPORT_INTERVAL: interval,
      OTEL_BSP_SCHEDULE_DELAY: interval,
      OTEL_BLRP_SCHEDULE_DELAY: interval,
    },
  });
  await site.get("/blog");
  assert.equal((await site.stop()).code, 0);
});
