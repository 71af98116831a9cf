import assert from "node:assert/strict";
import { Hono } from "hono";
import { site } from "../../../data/site.ts";
import { vitalsPath } from "../../../src/addresses/paths.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { pages } from "../../../routes.ts";
import { createRoutes } from "../../../src/routing/routes.ts";
import {
  maxVitalsBytes,
  vitals,
  type VitalsOptions,
} from "../../../src/server/endpoints/vitals.ts";
import { testApp } from "../../support/app.ts";

function listener(options: Partial<VitalsOptions> = {}) {
  const lines: string[] = [];
  const app = new Hono();
  const receive = vitals({
    isEnabled: true,
    routes: createRoutes(pages),
    log: createLog("info", (line) => lines.push(line)),
    ...options,
  });
  app.post(vitalsPath, receive);
  const handle = (request: Request) => app.request(request);
  return { handle, lines };
}

const figures = { path: "/blog/secret-plan?x=1", lcp: 1234.5, cls: 0.01 };

function beacon(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`https://site.example${vitalsPath}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers,
  });
}

Deno.test("a visit's figures become one line that names the kind of page", async () => {
  const { handle, lines } = listener();
  assert.equal((await handle(beacon(figures))).status, 204);
  const { time: _, ...facts } = JSON.parse(lines.join("\n"));
  assert.deepEqual(facts, {
    level: "info",
    message: "Web vitals",
    route: "/blog/:id",
    lcp: 1234.5,
    cls: 0.01,
  });
});

for (const header of ["DNT", "Sec-GPC"]) {
  Deno.test(`a browser that sends ${header} is heard`, async () => {
    const { handle, lines } = listener();
    assert.equal(
      (await handle(beacon(figures, { [header]: "1" }))).status,
      204,
    );
    assert.deepEqual(lines, []);
  });
}

Deno.test("what is no figure, or says more than figures, is refused", async () => {
  const odd = [
    { ...figures, lcp: "fast" },
    { ...figures, lcp: -1 },
    { ...figures, visitor: "42" },
    { lcp: 5 },
    // Names of what every object has, in place of a path.
    { ...figures, path: "constructor" },
    { ...figures, path: "__proto__" },
    // The router would write it to the console as it is.
    { ...figures, path: '/%E0\n{"level":"error"}' },
    null,
  ];
  for (const body of odd) {
    const { handle, lines } = listener();
    assert.equal((await handle(beacon(body))).status, 400);
    assert.deepEqual(lines, []);
  }
});

Deno.test("a long body is refused", async () => {
  const { handle } = listener();
  const body = { ...figures, path: "/".repeat(maxVitalsBytes) };
  assert.equal((await handle(beacon(body))).status, 413);
});

Deno.test("more than so many a second are dropped", async () => {
  const { handle, lines } = listener({ perSecond: 2, now: () => 0 });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await handle(beacon(figures))).status);
  }
  assert.deepEqual(statuses, [204, 204, 204, 204, 429, 429]);
  assert.equal(lines.length, 4);
});

Deno.test("a site that does not measure has no such address", async () => {
  const { handle } = listener({ isEnabled: false });
  assert.equal((await handle(beacon(figures))).status, 404);
});

Deno.test("browsers report errors where they report figures, and say nothing else of the visit", async () => {
  const noted: string[] = [];
  const { handle } = listener({
    noteError(page, text) {
      noted.push(`${page} ${text}`);
      return Promise.resolve();
    },
  });
  const { path } = figures;
  const send = async (body: object, headers?: Record<string, string>) =>
    (await handle(beacon(body, headers))).status;
  const error = "x is not a function";
  assert.equal(await send({ path, error }, { "Sec-GPC": "1" }), 204);
  assert.deepEqual(noted, []);
  assert.equal(await send({ path, error }), 204);
  assert.deepEqual(noted, [`/blog/:id ${error}`]);
  assert.equal(await send({ path, error, user: "ann" }), 400);
  assert.equal(await send({ path, error: "x".repeat(2001) }), 400);
});

Deno.test("the site takes figures by POST alone, if it measures", async () => {
  const app = await testApp();
  const { status } = await app.request(beacon(figures));
  assert.equal(status, site.webVitals ? 204 : 404);
  assert.equal((await app.request(vitalsPath)).status, 405);
});

Deno.test("a figure of more than ten minutes is none", async () => {
  const { handle, lines } = listener();
  for (const name of ["fcp", "inp", "lcp", "ttfb"]) {
    const body = { ...figures, [name]: 600_001 };
    assert.equal((await handle(beacon(body))).status, 400, name);
  }
  assert.deepEqual(lines, []);
});
