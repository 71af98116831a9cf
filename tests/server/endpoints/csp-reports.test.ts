import assert from "node:assert/strict";
import { reportPath } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";

const cspReport = "application/csp-report";
const report = JSON.stringify({
  "csp-report": {
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?secret=1",
    "document-uri": "https://site.example/blog?q=secret",
  },
});

/** A site that accepts reports, and the lines it logs. */
async function listener() {
  const { request, lines } = await testApp();
  async function send(body: BodyInit, type = cspReport) {
    return await request(reportPath, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
  }
  return { send, lines };
}

Deno.test("logs a report as one line, without queries", async () => {
  const { send, lines } = await listener();
  assert.equal((await send(report)).status, 204);
  const [{ time: _, ...fields }, ...more] = lines.map((line) =>
    JSON.parse(line)
  );
  assert.deepEqual([fields, more], [{
    level: "warn",
    message: "CSP violation",
    directive: "script-src-elem",
    blocked: "https://evil.example/x.js",
    document: "https://site.example/blog",
  }, []]);
});

Deno.test("logs a report in the Reporting API format", async () => {
  const { send, lines } = await listener();
  const body = {
    effectiveDirective: "img-src",
    blockedURL: "https://evil.example/x.png",
  };
  const reports = JSON.stringify([{ type: "csp-violation", body }]);
  assert.equal((await send(reports, "application/reports+json")).status, 204);
  assert.match(lines.join(), /img-src.*evil\.example\/x\.png/);
});

for (
  const [what, body, type] of [
    ["a report of another type", report, "text/plain"],
    ["broken JSON", "{", cspReport],
    ["JSON without a report", '{"csp-report":"x"}', cspReport],
  ] as const
) {
  Deno.test(`does not log ${what}`, async () => {
    const { send, lines } = await listener();
    assert.equal((await send(body, type)).status, 204);
    assert.deepEqual(lines, []);
  });
}

Deno.test("rejects a report of a megabyte", async () => {
  const { send, lines } = await listener();
  assert.equal((await send("x".repeat(1_000_000))).status, 413);
  assert.deepEqual(lines, []);
});

Deno.test("logs at most one report in ten seconds", async () => {
  const { send, lines } = await listener();
  for (const [ms, count] of [[0, 1], [5000, 1], [11_000, 2]] as const) {
    using _later = laterBy(ms);
    for (let sent = 0; sent < 3; sent++) {
      assert.equal((await send(report)).status, 204);
    }
    assert.equal(lines.length, count, `after ${ms} ms`);
  }
});

Deno.test("answers 429 to too many reports", async () => {
  const { send } = await listener();
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => send(report)),
  );
  const statuses = new Set(replies.map(({ status }) => status));
  assert.deepEqual([...statuses].sort(), [204, 429]);
  const refused = replies.find(({ status }) => status === 429);
  assert.equal(refused?.headers.get("retry-after"), "60");
});
