import assert from "node:assert/strict";
import { Hono } from "hono";
import { cspReports } from "../../../src/server/endpoints/csp-reports.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { startSite } from "../../support/site.ts";

Deno.test("reports of violations are small, few and sampled", async () => {
  await using site = await startSite({ settings: { LOG_LEVEL: "info" } });
  const report = JSON.stringify({
    "csp-report": {
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?secret=1",
      "document-uri": `${site.origin}/blog?q=secret`,
    },
  });
  const send = async (type: string, body: string) => {
    const response = await fetch(`${site.origin}/csp-report`, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    assert.equal(await response.text(), "");
    return response.status;
  };
  assert.equal(await send("application/csp-report", report), 204);
  assert.equal(await send("application/reports+json", `[${report}]`), 204);
  assert.equal(await send("text/plain", "x"), 204);
  assert.equal(await send("application/csp-report", "{"), 204);
  const huge = "x".repeat(1_000_000);
  assert.equal(await send("application/csp-report", huge), 413);
  const many = await Promise.all(
    Array.from({ length: 1000 }, () => send("application/csp-report", report)),
  );
  assert.ok(many.includes(429));
  assert.ok(many.every((status) => status === 204 || status === 429));
  await site.stop();
  const logged = site.lines.filter((it) => it.includes("blocked something"));
  assert.equal(logged.length, 1);
  assert.match(logged[0] ?? "", /script-src-elem.*evil\.example\/x\.js"/);
  assert.doesNotMatch(logged[0] ?? "", /secret/);
});

Deno.test("one line a while says how many reports came since the last, of the right type alone", async () => {
  const clock = { now: 0 };
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line));
  const app = new Hono();
  app.post("/", cspReports({ log, quietMs: 1000, now: () => clock.now }));
  const body = JSON.stringify({ "csp-report": { "blocked-uri": "inline" } });
  const send = (type = "application/csp-report") =>
    app.request("/", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
  for (const now of [0, 500, 999, 1000, 1500, 2000]) {
    clock.now = now;
    assert.equal((await send()).status, 204);
    assert.equal((await send("text/plain")).status, 204);
  }
  const counts = lines.map((line) => JSON.parse(line).count);
  assert.deepEqual(counts, [1, 3, 2]);
});

Deno.test("a report that is one too many is asked to come later", async () => {
  const app = new Hono();
  app.post(
    "/",
    cspReports({ log: createLog("error"), perSecond: 1, now: () => 0 }),
  );
  const send = () => app.request("/", { method: "POST", body: "{}" });
  assert.equal((await send()).status, 204);
  const refused = await send();
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get("retry-after"), "60");
});

Deno.test("refuses a report over the rate limit without waiting for its body", async () => {
  const app = new Hono();
  app.post(
    "/",
    cspReports({
      log: createLog("error"),
      perSecond: 1,
      now: () => 0,
      bodyTimeoutMs: 20,
    }),
  );
  const sendHalf = () =>
    app.request("/", {
      method: "POST",
      body: new ReadableStream(),
      headers: { "Content-Type": "application/csp-report" },
    });
  const first = sendHalf();
  assert.equal((await sendHalf()).status, 429);
  assert.equal((await first).status, 408);
});
