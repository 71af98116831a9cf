import assert from "node:assert/strict";
import { Hono } from "hono";
import { tracing } from "../../../src/server/logging/tracing.ts";
import { startSite } from "../../support/site.ts";

/** A traced site with one response. */
function traced(response: () => Response): Hono {
  const app = new Hono();
  app.use(tracing());
  return app.get("*", response);
}

const streamed = { "Content-Type": "text/html", "Cache-Control": "no-store" };

Deno.test("traced responses are the same, to their last byte", async () => {
  const body = "streamed ".repeat(1000);
  const app = traced(() =>
    new Response(new Blob([body]).stream(), { status: 203, headers: streamed })
  );
  const response = await app.request("https://site.example/blog", {}, {});
  assert.equal(response.status, 203);
  assert.equal(await response.text(), body);
});

Deno.test("a traced response that is cancelled cancels its source", async () => {
  let cancelled = false;
  const app = traced(() => {
    const source = new ReadableStream({
      cancel() {
        cancelled = true;
      },
    });
    return new Response(source, { headers: streamed });
  });
  const response = await app.request("https://site.example/blog", {}, {});
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
    settings: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.addr.port}`,
      OTEL_BSP_SCHEDULE_DELAY: "100",
    },
  });
  await (await fetch(`${site.origin}/blog/cheapest-phone`)).text();
  const spans = await seen.promise;
  assert.match(spans, /GET \/blog\/:id/);
  for (const name of ["http.route", "site.cache", "site.shell_ms"]) {
    assert.ok(spans.includes(`"${name}"`), name);
  }
});
