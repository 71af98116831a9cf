import assert from "node:assert/strict";
import { stripVTControlCharacters } from "node:util";
import { healthPath, paths } from "../../src/paths.ts";
import { failing, fixtureContent, held } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
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

Deno.test("a trace names the route, source and failure of each page", async () => {
  const late = held(await fixtureContent());
  await using content = fakeContent((request) =>
    request.url.includes("/article")
      ? late.answer(request)
      : failing("Maintenance")(request)
  );
  await using site = await startSite({
    content,
    settings: { OTEL_DENO: "true", OTEL_EXPORTER_OTLP_PROTOCOL: "console" },
  });
  await site.get(paths.about);
  await site.get(paths.careers);
  await site.get(healthPath);
  const blog = await fetch(site.origin + paths.blog);
  late.release();
  await blog.text();
  await site.stop();
  const output = stripVTControlCharacters(site.lines.join("\n"));
  const spans = output.split(/^(?=SPAN|LOG)/m)
    .filter((it) => it.startsWith("SPAN"));
  const spansOf = (name: string) =>
    spans.filter((it) => it.startsWith(`SPAN ${name} [`));
  const [about = ""] = spansOf(`GET ${paths.about}`);
  assert.ok(about.includes("page.source: memory\n"));
  assert.ok(about.includes(`http.route: ${paths.about}\n`));
  assert.match(spansOf(`GET ${paths.blog}`).join(), /page\.source: streamed\n/);
  const [list = ""] = spansOf(`GET ${paths.careers}`);
  const trace = /\[(\w+)\//.exec(list)?.[1];
  assert.ok(trace);
  assert.ok(
    spans.some((it) =>
      it.includes(trace) && it.includes("Error (content failed)")
    ),
  );
  assert.equal(spansOf(`GET ${healthPath}`).length, 1);
  assert.equal(spansOf("GET /*").length, 0);
});
