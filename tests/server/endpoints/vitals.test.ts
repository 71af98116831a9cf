import assert from "node:assert/strict";
import { brand } from "../../../data/site.ts";
import { vitalsPath } from "../../../src/paths.ts";
import { maxVitalsBytes } from "../../../src/server/endpoints/vitals.ts";
import { emptyBuild } from "../../../src/server/build/build-manifest.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";

// Independent of the setting in `data/`.
Object.assign(brand, { webVitals: true });

/** A site that accepts vitals, and the lines it logs. */
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

const followed = { path: "/services/branding", link: "book" };

const chrome = `x is not a function
TypeError: x is not a function
    at a (https://site.example/assets/blog-ABCDEFGH.js:1:10)`;
function beacon(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`https://site.example${vitalsPath}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers,
  });
}

Deno.test("logs the vitals of a visit as one line with the route", async () => {
  const { handle, lines } = await listener();
  assert.equal((await handle(beacon(figures))).status, 204);
  const { time: _, ...fields } = JSON.parse(lines().join("\n"));
  assert.deepEqual(fields, {
    level: "info",
    message: "Web vitals",
    route: "/blog/:id",
    lcp: 1234.5,
    cls: 0.01,
  });
});

Deno.test("logs a followed link that brings clients as one line with the page", async () => {
  const { handle, lines } = await listener();
  const post = { path: "/blog/secret-plan", link: "mail" };
  assert.equal((await handle(beacon(post))).status, 204);
  const { time: _, ...fields } = JSON.parse(lines().join("\n"));
  assert.deepEqual(fields, {
    level: "info",
    message: "Client link",
    route: "/blog/:id",
    link: "mail",
  });
});

Deno.test("the documented command makes a table of followed links", async () => {
  const { handle, lines } = await listener();
  for (const link of ["book", "mail", "book"]) {
    await handle(beacon({ ...followed, link }));
  }
  await handle(beacon(figures));
  const text = await Deno.readTextFile(
    new URL("../../../docs/watch.md", import.meta.url),
  );
  const [command = ""] = /^grep .+$/m.exec(text) ?? [];
  const folder = await Deno.makeTempDir();
  try {
    // Other programs put the time before each line.
    const log = lines().map((line) => `[10:00] ${line}\n`).join("");
    await Deno.writeTextFile(`${folder}/site.log`, log);
    const shell = new Deno.Command("sh", {
      args: ["-c", command],
      cwd: folder,
    });
    const { stdout } = await shell.output();
    const rows = new TextDecoder().decode(stdout).trim().split("\n")
      .map((row) => row.trim().split(/\s+/));
    assert.deepEqual(rows, [
      ["2", followed.path, "book"],
      ["1", followed.path, "mail"],
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

for (const header of ["DNT", "Sec-GPC"]) {
  Deno.test(`does not log vitals, errors or links from a browser that sends ${header}`, async () => {
    const { handle, lines } = await listener();
    const { path } = figures;
    for (const body of [figures, { path, error: chrome }, followed]) {
      const { status } = await handle(beacon(body, { [header]: "1" }));
      assert.equal(status, 204);
    }
    assert.deepEqual(lines(), []);
  });
}

Deno.test("rejects vitals, links and errors with invalid or extra fields", async () => {
  const odd = [
    { ...figures, lcp: "fast" },
    { ...figures, lcp: -1 },
    ...["fcp", "inp", "lcp", "ttfb"]
      .map((name) => ({ ...figures, [name]: 600_001 })),
    { ...figures, visitor: "42" },
    { lcp: 5 },
    { ...followed, link: "share" },
    { ...followed, visitor: "42" },
    { link: "book" },
    { path: figures.path, error: chrome, user: "ann" },
    { path: figures.path, error: "x".repeat(2001) },
    { path: figures.path, error: 5 },
    { error: chrome },
    // Names of properties that every object inherits.
    { ...figures, path: "constructor" },
    { ...figures, path: "__proto__" },
    // The router warns about this path with its raw text.
    { ...figures, path: '/%E0\n{"level":"error"}' },
    null,
  ];
  for (const body of odd) {
    const { handle, lines } = await listener();
    assert.equal((await handle(beacon(body))).status, 400);
    assert.deepEqual(lines(), []);
  }
});

Deno.test("rejects a body that is too long", async () => {
  const { handle } = await listener();
  const body = { ...figures, path: "/".repeat(maxVitalsBytes) };
  assert.equal((await handle(beacon(body))).status, 413);
});

Deno.test("answers 429 to too many beacons", async () => {
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

Deno.test("answers 404 when vitals are switched off", async () => {
  const { handle } = await listener();
  Object.assign(brand, { webVitals: false });
  try {
    assert.equal((await handle(beacon(figures))).status, 404);
  } finally {
    Object.assign(brand, { webVitals: true });
  }
});

/** Sends an error and returns its log lines. */
async function logged(error: string) {
  const { handle, lines } = await listener();
  const { path } = figures;
  const { status } = await handle(beacon({ path, error }));
  return { status, lines: lines().map((line) => JSON.parse(line)) };
}

Deno.test("logs an error as one line with release, page and raw stack", async () => {
  const { status, lines: [{ time: _, ...fields }] } = await logged(chrome);
  assert.equal(status, 204);
  assert.deepEqual(fields, {
    level: "warn",
    message: "Browser error",
    release: "r1",
    route: "/blog/:id",
    stack: chrome,
  });
});

Deno.test("removes queries and mail addresses from errors", async () => {
  const { lines: [{ stack }] } = await logged(
    "ann@mail.example /blog?q=private\n at https://a.example/?token=b:1:2",
  );
  assert.equal(stack, "(mail) /blog\n at https://a.example/");
});

Deno.test("logs an error as one line without control characters", async () => {
  const { handle, lines } = await listener();
  const error = '"}\n{"level":"error"}\u001b[31m\u202e' + "x".repeat(1900);
  await handle(beacon({ path: "/blog", error }));
  const [line = "", ...more] = lines();
  assert.deepEqual(more, []);
  // deno-lint-ignore no-control-regex
  assert.doesNotMatch(line, /[\u0000-\u001f\u202e]|\\u001b/);
  assert.equal(JSON.parse(line).level, "warn");
});

Deno.test("rate-limits the log of browser errors", async () => {
  const { handle, lines } = await listener();
  const body = { path: "/blog", error: chrome };
  /** The number of lines logged for 300 errors within half a minute. */
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
