import assert from "node:assert/strict";
import { Hono } from "hono";
import { within } from "../../src/lib/promises/deadline.ts";
import { tracing } from "../../src/monitoring/tracing.ts";
import { startSite } from "../support/site.ts";

/** A traced site with one response. */
function traced(response: () => Response): Hono {
  const app = new Hono();
  app.use(tracing());
  return app.get("*", response);
}

/** Settings of a site that sends its figures to a collector. */
function telemetry({ addr }: Deno.HttpServer<Deno.NetAddr>, everyMs: number) {
  return {
    OTEL_DENO: "true",
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${addr.port}`,
    OTEL_METRIC_EXPORT_INTERVAL: String(everyMs),
  };
}

const loopback = { port: 0, hostname: "127.0.0.1", onListen() {} };

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

Deno.test("answers again after the tracer could not be loaded", async () => {
  let loads = 0;
  const app = new Hono();
  app.use(
    tracing(() =>
      ++loads === 1
        ? Promise.reject(new Error("Too many open files"))
        : import("@opentelemetry/api")
    ),
  );
  app.get("*", () => new Response("page"));
  app.onError((error, c) => c.text(error.message, 500));
  const statusOf = async () => (await app.request("/blog", {}, {})).status;
  assert.equal(await statusOf(), 500);
  assert.equal(await statusOf(), 200);
});

Deno.test("spans named by route, log lines with their levels and figures reach the collector", async () => {
  const wanted = ["GET /blog/:id", "http.route", "site.cache"]
    .concat("site.shell_ms", '"severityText": "INFO"', "Request")
    .concat("site.content.calls", "site.content.duration")
    .concat("site.content.failing", "site.documents.from_memory");
  const seen = Promise.withResolvers<void>();
  let collected = "";
  await using collector = Deno.serve(
    loopback,
    async (request) => {
      collected += await request.text();
      if (wanted.every((text) => collected.includes(text))) seen.resolve();
      return Response.json({});
    },
  );
  const settings = {
    ...telemetry(collector, 100),
    ...{ OTEL_BSP_SCHEDULE_DELAY: "100", OTEL_BLRP_SCHEDULE_DELAY: "100" },
  };
  await using site = await startSite({ settings });
  let isSeen = false;
  seen.promise.then(() => isSeen = true);
  // Durations are recorded once the site has started.
  for (let id = 0; !isSeen; id++) {
    await (await fetch(`${site.origin}/blog/unknown-${id}`)).text();
    await within(seen.promise, 100);
    assert.ok(
      id < 300,
      `only ${wanted.filter((it) => collected.includes(it))}`,
    );
  }
});

Deno.test("a site whose figures are being collected ends when it is asked to", async () => {
  await using collector = Deno.serve(loopback, async (request) => {
    await request.text();
    // Longer than the interval, so that a collection is always under way.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Response.json({});
  });
  await using site = await startSite({ settings: telemetry(collector, 10) });
  await site.get("/blog");
  assert.equal((await site.stop()).code, 0);
});
