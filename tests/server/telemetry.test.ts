import assert from "node:assert/strict";
import { withTelemetry } from "../../src/server/telemetry.ts";
import { startSite } from "../support/site.ts";

Deno.test("nothing stands between request and site while traces are off", async () => {
  const handle = () => new Response();
  assert.equal(await withTelemetry(handle, false), handle);
});

Deno.test("traced answers are the same, to their last byte", async () => {
  const body = "streamed ".repeat(1000);
  const handle = await withTelemetry(
    () =>
      new Response(new Blob([body]).stream(), {
        status: 203,
        headers: { "Content-Type": "text/html", "Cache-Control": "no-store" },
      }),
    true,
  );
  const response = await handle(new Request("https://site.example/blog"));
  assert.equal(response.status, 203);
  assert.equal(await response.text(), body);
});

Deno.test("a traced answer that nobody reads to its end ends its source", async () => {
  let cancelled = false;
  const handle = await withTelemetry(
    () =>
      new Response(
        new ReadableStream({
          cancel() {
            cancelled = true;
          },
        }),
        {
          headers: { "Content-Type": "text/html", "Cache-Control": "no-store" },
        },
      ),
    true,
  );
  const response = await handle(new Request("https://site.example/blog"));
  await response.body?.cancel();
  assert.ok(cancelled);
});

Deno.test("spans are named by route and say what took the time", async () => {
  const seen = Promise.withResolvers<string>();
  let collected = "";
  await using collector = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    async (request) => {
      collected += await request.text();
      if (/GET \/blog\/:id/.test(collected)) seen.resolve(collected);
      return Response.json({});
    },
  );
  await using site = await startSite({
    OTEL_DENO: "true",
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.addr.port}`,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
  await (await fetch(`${site.origin}/blog/cheapest-phone`)).text();
  const spans = await seen.promise;
  assert.match(spans, /GET \/blog\/:id/);
  for (const name of ["http.route", "site.cache", "site.shell_ms"]) {
    assert.ok(spans.includes(`"${name}"`), name);
  }
});
