import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import { vitalsPath } from "../../../src/paths.ts";
import { maxVitalsBytes } from "../../../src/server/endpoints/vitals.ts";
import { emptyBuild, testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";

// Whatever the owner has chosen.
Object.assign(site, { webVitals: true });

/** A site that takes figures, and the lines that it logs of them. */
async function listener() {
  const { request, lines } = await testApp({
    settings: { LOG_LEVEL: "info" },
    services: { build: { ...emptyBuild, stamp: "r1" } },
  });
  return {
    handle: (beacon: Request) => request(beacon),
    lines: () => lines.filter((line) => JSON.parse(line).message !== "Request"),
  };
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
  const { handle, lines } = await listener();
  assert.equal((await handle(beacon(figures))).status, 204);
  const { time: _, ...facts } = JSON.parse(lines().join("\n"));
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
    const { handle, lines } = await listener();
    assert.equal(
      (await handle(beacon(figures, { [header]: "1" }))).status,
      204,
    );
    assert.deepEqual(lines(), []);
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
    const { handle, lines } = await listener();
    assert.equal((await handle(beacon(body))).status, 400);
    assert.deepEqual(lines(), []);
  }
});

Deno.test("a long body is refused", async () => {
  const { handle } = await listener();
  const body = { ...figures, path: "/".repeat(maxVitalsBytes) };
  assert.equal((await handle(beacon(body))).status, 413);
});

Deno.test("figures that are too many are dropped", async () => {
  const { handle, lines } = await listener();
  const statuses = await Promise.all(
    Array.from(
      { length: 200 },
      async () => (await handle(beacon(figures))).status,
    ),
  );
  const accepted = statuses.filter((status) => status === 204).length;
  assert.ok(accepted >= 20 && accepted < 200, `${accepted} accepted`);
  assert.ok(statuses.every((status) => status === 204 || status === 429));
  assert.equal(lines().length, accepted);
});

Deno.test("a site that does not measure has no such address", async () => {
  const { handle } = await listener();
  Object.assign(site, { webVitals: false });
  try {
    assert.equal((await handle(beacon(figures))).status, 404);
  } finally {
    Object.assign(site, { webVitals: true });
  }
});

/** Sends an error, and gives the log lines of it. */
async function logged(error: string, headers?: Record<string, string>) {
  const { handle, lines } = await listener();
  const { path } = figures;
  const { status } = await handle(beacon({ path, error }, headers));
  return { status, lines: lines().map((line) => JSON.parse(line)) };
}

const chrome = `x is not a function
TypeError: x is not a function
    at a (https://site.example/assets/blog-ABCDEFGH.js:1:10)`;
const firefox = `x is not a function
a@https://site.example/assets/blog-ABCDEFGH.js:1:10`;

for (const [name, error] of Object.entries({ chrome, firefox })) {
  Deno.test(`an error in ${name} is one line with release, page and the stack as it came`, async () => {
    const { status, lines: [{ time: _, ...facts }] } = await logged(error);
    assert.equal(status, 204);
    assert.deepEqual(facts, {
      level: "warn",
      message: "Browser error",
      release: "r1",
      page: "/blog/:id",
      stack: error,
    });
  });
}

Deno.test("an error of a browser that asks not to be tracked is not logged", async () => {
  const { status, lines } = await logged(chrome, { "Sec-GPC": "1" });
  assert.deepEqual([status, lines], [204, []]);
});

Deno.test("what is no error, or says more than an error, is refused", async () => {
  const { handle } = await listener();
  const { path } = figures;
  for (
    const odd of [
      { path, error: chrome, user: "ann" },
      { path, error: "x".repeat(2001) },
      { path, error: 5 },
      { error: chrome },
    ]
  ) {
    assert.equal((await handle(beacon(odd))).status, 400);
  }
});

Deno.test("neither queries nor mail addresses of an error are logged", async () => {
  const { lines: [{ stack }] } = await logged(
    "ann@mail.example /blog?q=private\n at https://a.example/?token=b:1:2",
  );
  assert.equal(stack, "(mail) /blog\n at https://a.example/");
});

Deno.test("an error is one short line of harmless characters", async () => {
  const { handle, lines } = await listener();
  const error = '"}\n{"level":"error"}\u001b[31m\u202e' + "x".repeat(1900);
  await handle(beacon({ path: "/blog", error }));
  const [line = "", ...more] = lines();
  assert.deepEqual(more, []);
  assert.ok(line.length < 1000, `${line.length} characters`);
  // deno-lint-ignore no-control-regex
  assert.doesNotMatch(line, /[\u0000-\u001f\u202e]|\\u001b/);
  assert.equal(JSON.parse(line).level, "warn");
});

Deno.test("of a flood of errors some are logged at once, then one a minute", async () => {
  const { handle, lines } = await listener();
  const body = { path: "/blog", error: chrome };
  /** The lines of 300 errors within half a minute. */
  async function flood() {
    const before = lines().length;
    for (let count = 0; count < 300; count++) {
      using _later = laterBy(100 * count);
      assert.equal((await handle(beacon(body))).status, 204);
    }
    return lines().length - before;
  }
  const first = await flood();
  assert.ok(first > 0 && first <= 21, `${first} lines`);
  using _later = laterBy(90_000);
  const second = await flood();
  assert.ok(second > 0 && second <= 3, `${second} lines`);
});

Deno.test("figures are sent by POST alone", async () => {
  const { request } = await testApp();
  assert.equal((await request(vitalsPath)).status, 405);
});

Deno.test("a figure of more than ten minutes is none", async () => {
  const { handle, lines } = await listener();
  for (const name of ["fcp", "inp", "lcp", "ttfb"]) {
    const body = { ...figures, [name]: 600_001 };
    assert.equal((await handle(beacon(body))).status, 400, name);
  }
  assert.deepEqual(lines(), []);
});
