/** What operators see while the content service fails. */
import assert from "node:assert/strict";
import { healthPath, readinessPath } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import {
  failing,
  type FakeAnswer,
  withRecords,
} from "../../support/content/answers.ts";
import { oneOfEach } from "../../support/sections.ts";
import { waitUntil } from "../../support/promises.ts";

const records = withRecords(oneOfEach("one"));
const hourMs = 3_600_000;

Deno.test("/readyz reports the age and reason of stale content until it is refreshed", async () => {
  let answer: FakeAnswer = records;
  const app = await testApp({ content: (asked) => answer(asked) });
  const readiness = async () => {
    const response = await app.request(readinessPath);
    return { status: response.status, ...await response.json() };
  };
  assert.deepEqual(await readiness(), { status: "ready" });
  using _later = laterBy(hourMs);
  answer = failing("Out of ink");
  const { oldestContentSeconds, ...degraded } = await readiness();
  assert.deepEqual(degraded, { status: "degraded", reason: "Out of ink" });
  assert.ok(oldestContentSeconds >= 3600);
  answer = records;
  // The first request triggers the refetch.
  await waitUntil(async () => (await readiness()).status !== "degraded");
  assert.deepEqual(await readiness(), { status: "ready" });
});

Deno.test("without any content /readyz answers 503 with the reason, and /healthz 200", async () => {
  const app = await testApp({ content: failing("Out of ink") });
  const ready = await app.request(readinessPath);
  assert.equal(ready.status, 503);
  assert.match(await ready.text(), /Out of ink/);
  const health = await app.request(healthPath);
  assert.equal(health.status, 200);
  assert.equal((await health.json()).status, "ok");
  for (const { headers } of [health, ready]) {
    assert.equal(headers.get("cache-control"), "no-store");
  }
});

Deno.test("the debug log has a line per content call, without tokens", async () => {
  const app = await testApp({
    content: records,
    settings: { LOG_LEVEL: "debug" },
  });
  await app.get("/blog/one");
  const headers = { Authorization: "Token a-secret" };
  await (await app.request("/api/article/one", { headers })).text();
  const calls = app.lines.map((line) => JSON.parse(line)).filter((
    { message },
  ) => message === "Content call");
  assert.ok(
    calls.some(({ path, status, level }) =>
      path === "/api/article/one" && status === 200 && level === "debug"
    ),
  );
  assert.doesNotMatch(app.lines.join(), /a-secret/);
});
